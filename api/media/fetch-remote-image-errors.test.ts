import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { maxImageBytes } from '#contract/media/image-files';
import { catchHttpError } from '../testing/catch-http-error';
import { startLocalServer } from '../testing/local-server';
import { photoBytes } from '../testing/multipart';
import { respondWithImage, startStubServer } from '../testing/stub-server';
import { createImageFetcher } from './fetch-remote-image';

const server = await startStubServer();
const { serve, requests } = server;
afterEach(server.reset);
afterAll(server.close);

/** Only the test's own server is allowed. */
const fetchImage = createImageFetcher({ allow: ['127.0.0.1'] });

describe('createImageFetcher with invalid responses', () => {
  test('rejects a Content-Length of 10 GB with 413 without reading it', async () => {
    const url = serve('/a.jpg', (response) => {
      response.writeHead(200, { 'content-length': String(10 * 1024 ** 3) }).write(photoBytes);
    });
    expect(await catchHttpError(fetchImage(url))).toMatchObject({ status: 413 });
  });

  test('stops reading an endless body at the maximum size with 413', async () => {
    let bytesWritten = 0;
    const chunk = Buffer.alloc(64 * 1024);
    const url = serve('/a.jpg', (response) => {
      const write = () => {
        while (!response.destroyed) {
          bytesWritten += chunk.length;
          if (!response.write(chunk)) break;
        }
      };
      response.on('drain', write);
      write();
    });
    expect(await catchHttpError(fetchImage(url))).toMatchObject({ status: 413 });
    // The system's socket buffers were written, but not read.
    expect(bytesWritten).toBeLessThan(maxImageBytes * 1.5);
  });

  test.each([
    ['gzip', gzipSync(photoBytes)],
    ['br', brotliCompressSync(photoBytes)],
  ])('rejects a body compressed with %s with 415', async (encoding, compressed) => {
    const url = serve('/a.jpg', (response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(compressed),
    );
    expect(await catchHttpError(fetchImage(url))).toMatchObject({ status: 415 });
  });

  test.each([
    ['text/html', '<!doctype html><title>A board</title>'],
    ['image/jpeg', '<!doctype html><title>A board</title>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['image/jpeg', ''],
  ])('rejects a body that is not an image with 415 despite Content-Type %s', async (type, body) => {
    const url = serve('/a.jpg', (response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
    expect(await catchHttpError(fetchImage(url))).toMatchObject({ status: 415 });
  });

  test.each([201, 204, 206, 300, 304, 401, 404, 500])(
    'rejects status %i with 502',
    async (status) => {
      const url = serve('/a.jpg', (response) => response.writeHead(status).end());
      expect(await catchHttpError(fetchImage(url))).toMatchObject({ status: 502 });
    },
  );

  test('rejects a truncated response with 502', async () => {
    const url = serve('/a.jpg', (response) => {
      response.writeHead(200, { 'content-length': String(photoBytes.length) });
      response.write(photoBytes.subarray(0, 100), () => response.destroy());
    });
    expect(await catchHttpError(fetchImage(url))).toMatchObject({ status: 502 });
  });

  test('rejects oversized headers with 502', async () => {
    const url = serve('/a.jpg', (response) =>
      response.writeHead(200, { 'x-long': 'a'.repeat(20 * 1024) }).end(photoBytes),
    );
    expect(await catchHttpError(fetchImage(url))).toMatchObject({ status: 502 });
  });

  test('rejects plain HTTP on an https URL with 502', async () => {
    const { port } = server;
    serve('/a.jpg', respondWithImage);
    const problem = await catchHttpError(fetchImage(`https://127.0.0.1:${port}/a.jpg`));
    expect(problem).toMatchObject({ status: 502 });
    expect(requests).toEqual([]);
  });

  test('rejects a refused connection with 502', async () => {
    const controller = await startLocalServer(() => undefined);
    await controller.close();
    expect(await catchHttpError(fetchImage(`${controller.origin}/a.jpg`))).toMatchObject({
      status: 502,
    });
  });
});

describe('createImageFetcher timeout and abort', () => {
  const fetchWithTimeout = createImageFetcher({ allow: ['127.0.0.1'], timeoutMs: 200 });

  test('rejects a server that never responds with 504', async () => {
    const url = serve('/a.jpg', () => undefined);
    expect(await catchHttpError(fetchWithTimeout(url))).toMatchObject({ status: 504 });
  });

  test('rejects a slow body with 504', async () => {
    const url = serve('/a.jpg', async (response) => {
      response.writeHead(200);
      for (const byte of photoBytes) {
        if (response.destroyed) return;
        response.write(Buffer.of(byte));
        await pause(10);
      }
    });
    expect(await catchHttpError(fetchWithTimeout(url))).toMatchObject({ status: 504 });
  });

  test('rejects slow redirects with 504', async () => {
    serve('/c', respondWithImage);
    const redirectSlowly = (from: string, location: string) =>
      serve(from, async (response) => {
        await pause(150);
        response.writeHead(302, { location }).end();
      });
    redirectSlowly('/b', '/c');
    expect(await catchHttpError(fetchWithTimeout(redirectSlowly('/a', '/b')))).toMatchObject({
      status: 504,
    });
  });

  test('rejects a hanging DNS lookup with 504', async () => {
    const pendingFetch = createImageFetcher({ timeoutMs: 200, lookup: () => undefined });
    expect(await catchHttpError(pendingFetch('http://pictures.example/'))).toMatchObject({
      status: 504,
    });
  });

  test('rejects with the signal’s reason when aborted', async () => {
    const controller = new AbortController();
    const requestReceived = new Promise<void>((resolve) => {
      serve('/a.jpg', () => resolve());
    });
    const pendingFetch = fetchImage(`${server.origin}/a.jpg`, { signal: controller.signal });
    await requestReceived;
    controller.abort(new Error('The caller has gone.'));
    await expect(pendingFetch).rejects.toThrow('The caller has gone.');
  });

  test('sends no request for an aborted signal', async () => {
    const pendingFetch = fetchImage(serve('/a.jpg', respondWithImage), {
      signal: AbortSignal.abort(new Error('The caller has gone.')),
    });
    await expect(pendingFetch).rejects.toThrow('The caller has gone.');
    expect(requests).toEqual([]);
  });
});
