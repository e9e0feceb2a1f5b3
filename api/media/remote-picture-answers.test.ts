import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { largestImage } from '#contract/media/image-files';
import { answerServer, picture } from '../testing/answer-server';
import { startServer } from '../testing/local-server';
import { photoBytes } from '../testing/multipart';
import { problemOf } from '../testing/problem-of';
import { pictureFetcher } from './remote-picture';

const server = await answerServer();
const { serve, asked } = server;
afterEach(server.reset);
afterAll(server.close);

/** The test's own server counts as public; nothing else on this machine does. */
const fetchPicture = pictureFetcher({ allow: ['127.0.0.1'] });

describe('what is not taken from an address', () => {
  test('ten gigabytes that are said, none of which is read', async () => {
    const address = serve('/a.jpg', (response) => {
      response.writeHead(200, { 'content-length': String(10 * 1024 ** 3) }).write(photoBytes);
    });
    expect(await problemOf(fetchPicture(address))).toMatchObject({ status: 413 });
  });

  test('bytes without an end, of which no more is read than a picture may have', async () => {
    let written = 0;
    const chunk = Buffer.alloc(64 * 1024);
    const address = serve('/a.jpg', (response) => {
      const write = () => {
        while (!response.destroyed) {
          written += chunk.length;
          if (!response.write(chunk)) break;
        }
      };
      response.on('drain', write);
      write();
    });
    expect(await problemOf(fetchPicture(address))).toMatchObject({ status: 413 });
    // What the system's buffers hold on both sides was written, but not read.
    expect(written).toBeLessThan(largestImage * 1.5);
  });

  test.each([
    ['gzip', gzipSync(photoBytes)],
    ['br', brotliCompressSync(photoBytes)],
  ])('a picture that is packed as %s, which is not unpacked', async (encoding, packed) => {
    const address = serve('/a.jpg', (response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(packed),
    );
    expect(await problemOf(fetchPicture(address))).toMatchObject({ status: 415 });
  });

  test.each([
    ['text/html', '<!doctype html><title>A board</title>'],
    ['image/jpeg', '<!doctype html><title>A board</title>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['image/jpeg', ''],
  ])('something that is no picture, though it says %s', async (type, body) => {
    const address = serve('/a.jpg', (response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
    expect(await problemOf(fetchPicture(address))).toMatchObject({ status: 415 });
  });

  test.each([201, 204, 206, 300, 304, 401, 404, 500])(
    'anything that comes with a %i',
    async (status) => {
      const address = serve('/a.jpg', (response) => response.writeHead(status).end());
      expect(await problemOf(fetchPicture(address))).toMatchObject({ status: 502 });
    },
  );

  test('a picture that breaks off', async () => {
    const address = serve('/a.jpg', (response) => {
      response.writeHead(200, { 'content-length': String(photoBytes.length) });
      response.write(photoBytes.subarray(0, 100), () => response.destroy());
    });
    expect(await problemOf(fetchPicture(address))).toMatchObject({ status: 502 });
  });

  test('headers without an end', async () => {
    const address = serve('/a.jpg', (response) =>
      response.writeHead(200, { 'x-long': 'a'.repeat(20 * 1024) }).end(photoBytes),
    );
    expect(await problemOf(fetchPicture(address))).toMatchObject({ status: 502 });
  });

  test('anything in the clear where it should be secret', async () => {
    const { port } = server;
    serve('/a.jpg', picture);
    const problem = await problemOf(fetchPicture(`https://127.0.0.1:${port}/a.jpg`));
    expect(problem).toMatchObject({ status: 502 });
    expect(asked).toEqual([]);
  });

  test('anything of a machine that does not listen', async () => {
    const gone = await startServer(() => undefined);
    await gone.close();
    expect(await problemOf(fetchPicture(`${gone.origin}/a.jpg`))).toMatchObject({ status: 502 });
  });
});

describe('nobody waits', () => {
  const hurried = pictureFetcher({ allow: ['127.0.0.1'], deadline: 200 });

  test('for an address that says nothing', async () => {
    const address = serve('/a.jpg', () => undefined);
    expect(await problemOf(hurried(address))).toMatchObject({ status: 504 });
  });

  test('for a picture that drips', async () => {
    const address = serve('/a.jpg', async (response) => {
      response.writeHead(200);
      for (const byte of photoBytes) {
        if (response.destroyed) return;
        response.write(Buffer.of(byte));
        await pause(10);
      }
    });
    expect(await problemOf(hurried(address))).toMatchObject({ status: 504 });
  });

  test('for redirects that take their time one after the other', async () => {
    serve('/c', picture);
    const slowly = (from: string, location: string) =>
      serve(from, async (response) => {
        await pause(150);
        response.writeHead(302, { location }).end();
      });
    slowly('/b', '/c');
    expect(await problemOf(hurried(slowly('/a', '/b')))).toMatchObject({ status: 504 });
  });

  test('for a name that is not found out', async () => {
    const fetching = pictureFetcher({ deadline: 200, lookup: () => undefined });
    expect(await problemOf(fetching('http://pictures.example/'))).toMatchObject({ status: 504 });
  });

  test('once whoever asked has gone', async () => {
    const gone = new AbortController();
    const reached = new Promise<void>((resolve) => {
      serve('/a.jpg', () => resolve());
    });
    const fetching = fetchPicture(`${server.origin}/a.jpg`, { signal: gone.signal });
    await reached;
    gone.abort(new Error('The caller has gone.'));
    await expect(fetching).rejects.toThrow('The caller has gone.');
  });

  test('when whoever asks has gone before', async () => {
    const fetching = fetchPicture(serve('/a.jpg', picture), {
      signal: AbortSignal.abort(new Error('The caller has gone.')),
    });
    await expect(fetching).rejects.toThrow('The caller has gone.');
    expect(asked).toEqual([]);
  });
});
