import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import Koa from 'koa';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import {
  contentLengthRequired,
  fileTooLarge,
  malformedBody,
  unsupportedBodyType,
} from '#contract/core/messages';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { maxImageBytes } from '#contract/media/image-files';
import { closeServer, listen } from '../server-lifecycle';
import { listUploadFolders } from '../testing/list-upload-folders';
import { buildMultipartBody, multipartContentType, photoPart } from '../testing/multipart';
import { postBody } from '../testing/post-requests';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { startTestServer } from '../testing/test-server';
import { withBody } from './request-body';
import type { RequestState } from './state';

const testServer = await startTestServer({ trustedProxies: 1 });
afterAll(testServer.close);

const { path } = sendSubmissionPhotos;

afterEach(() => {
  expect(listUploadFolders(testServer)).toEqual([]);
  expect(testServer.logged.filter(({ msg }) => msg !== 'An answer was cut short.')).toEqual([]);
});

const send = (body: Buffer, headers: Record<string, string | undefined> = {}) =>
  postBody(testServer, path, {
    body,
    headers: { 'Content-Type': multipartContentType, ...headers },
  });

describe('multipart upload rejects files', () => {
  test.each([
    [
      'sent as JSON',
      { 'Content-Type': 'application/json' },
      415,
      unsupportedBodyType('multipart/form-data'),
    ],
    [
      'sent as multipart/mixed',
      { 'Content-Type': 'multipart/mixed; boundary=mark' },
      415,
      unsupportedBodyType('multipart/form-data'),
    ],
    ['without a boundary', { 'Content-Type': 'multipart/form-data' }, 400, malformedBody],
    [
      'with a wrong boundary',
      { 'Content-Type': 'multipart/form-data; boundary=other' },
      400,
      malformedBody,
    ],
    [
      'with the boundary "json"',
      { 'Content-Type': 'multipart/form-data; boundary=json' },
      400,
      malformedBody,
    ],
    [
      'without Content-Length',
      { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' },
      411,
      contentLengthRequired,
    ],
  ] as const)('%s', async (_, headers, status, localizedMessage) => {
    const response = await send(buildMultipartBody(photoPart), headers);
    expect(response.status).toBe(status);
    expect(response.json).toEqual({ message: localizedMessage.en });
  });

  test('rejects a truncated body', async () => {
    const { status, json } = await send(buildMultipartBody(photoPart).subarray(0, -30));
    expect(status).toBe(400);
    expect(json).toEqual({ message: malformedBody.en });
  });

  test('answers 413 to a too large Content-Length before reading the body', async () => {
    const status = new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port, origin, host } = new URL(testServer.origin);
      const headers = {
        'Content-Type': multipartContentType,
        'Content-Length': 6 * maxImageBytes,
        Origin: origin,
        Host: host,
      };
      const clientRequest = request(
        { hostname, port, path, method: 'POST', headers },
        ({ statusCode }) => {
          clientRequest.destroy();
          resolve(statusCode);
        },
      );
      clientRequest.on('error', reject).flushHeaders();
    });
    expect(await status).toBe(413);
    expect(fileTooLarge(maxImageBytes).en).toContain('20 MB');
  });
});

describe('multipart upload accepts files', () => {
  test.each([
    [
      'next to unknown fields',
      buildMultipartBody(photoPart, {
        headers: ['Content-Disposition: form-data; name="role"'],
        content: 'owner',
      }),
    ],
    [
      'next to files in an unknown field',
      buildMultipartBody(photoPart, {
        headers: [
          'Content-Disposition: form-data; name="other"; filename="x.sh"',
          'Content-Type: text/plain',
        ],
        content: '#!/bin/sh',
      }),
    ],
    [
      'without a file name',
      buildMultipartBody({
        headers: ['Content-Disposition: form-data; name="photos"', 'Content-Type: image/jpeg'],
        content: photoPart.content,
      }),
    ],
  ])('%s', async (_, body) => {
    expect((await send(body)).status).toBe(201);
  });
});

/** Hashes of the files that `withBody` passes on for an endpoint. */
async function readHashes(endpoint: ValidatedEndpoint): Promise<unknown> {
  const app = new Koa<RequestState>();
  app.use((ctx) =>
    withBody(ctx, endpoint, createTemporaryFolder(), async ({ files = [] }) => {
      ctx.body = files.map(({ hash }) => hash ?? 'none');
    }),
  );
  const server = createServer(app.callback());
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const form = new FormData();
  form.append(endpoint.files?.field ?? '', new Blob(['figs']), 'figs.jpg');
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: form });
  await closeServer(server);
  return response.json();
}

test('withBody hashes files only for form endpoints, whose posts may be repeats', async () => {
  const hash = createHash('sha256').update('figs').digest('hex');
  expect(await readHashes(sendSubmissionPhotos)).toEqual([hash]);
  expect(await readHashes(uploadMediaFile)).toEqual(['none']);
});

test('an aborted multipart upload leaves no temporary files', async () => {
  const { hostname, port, origin, host } = new URL(testServer.origin);
  const body = buildMultipartBody({ ...photoPart, content: Buffer.alloc(300_000) });
  const headers = {
    'Content-Type': multipartContentType,
    'Content-Length': body.length,
    Origin: origin,
    Host: host,
  };
  const clientRequest = request({ hostname, port, path, method: 'POST', headers }).on(
    'error',
    () => undefined,
  );
  clientRequest.write(body.subarray(0, 200_000));
  await expect.poll(() => listUploadFolders(testServer)).toHaveLength(1);
  clientRequest.destroy();
  await expect.poll(() => listUploadFolders(testServer)).toEqual([]);
});
