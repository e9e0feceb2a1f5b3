import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import Koa from 'koa';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import {
  fileTooLarge,
  lengthMissing,
  malformedBody,
  wrongKindOfBody,
} from '#contract/core/messages';
import { sendRestorationPhotos } from '#contract/inbox/endpoints';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { largestImage } from '#contract/media/image-files';
import { close, listen } from '../listen';
import { bodyOf, multipartKind, photo } from '../testing/multipart';
import { sendPost } from '../testing/post';
import { startShop } from '../testing/shop';
import { temporaryFolder } from '../testing/temporary-folder';
import { uploadsIn } from '../testing/uploads-in';
import { withBody } from './read-body';
import type { RequestState } from './state';

const shop = await startShop({ trustedProxies: 1 });
afterAll(shop.close);

const { path } = sendRestorationPhotos;

afterEach(() => {
  expect(uploadsIn(shop)).toEqual([]);
  expect(shop.logged.filter(({ msg }) => msg !== 'An answer was cut short.')).toEqual([]);
});

const send = (body: Buffer, headers: Record<string, string | undefined> = {}) =>
  sendPost(shop, path, { body, headers: { 'Content-Type': multipartKind, ...headers } });

describe('files are refused', () => {
  test.each([
    [
      'as JSON',
      { 'Content-Type': 'application/json' },
      415,
      wrongKindOfBody('multipart/form-data'),
    ],
    [
      'as another kind of parts',
      { 'Content-Type': 'multipart/mixed; boundary=mark' },
      415,
      wrongKindOfBody('multipart/form-data'),
    ],
    ['without a mark between them', { 'Content-Type': 'multipart/form-data' }, 400, malformedBody],
    [
      'with another mark',
      { 'Content-Type': 'multipart/form-data; boundary=other' },
      400,
      malformedBody,
    ],
    [
      'with a mark that names JSON',
      { 'Content-Type': 'multipart/form-data; boundary=json' },
      400,
      malformedBody,
    ],
    [
      'without their length',
      { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' },
      411,
      lengthMissing,
    ],
  ] as const)('%s', async (_, headers, status, sentence) => {
    const answer = await send(bodyOf(photo), headers);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ message: sentence.en });
  });

  test('that end too early', async () => {
    const { status, json } = await send(bodyOf(photo).subarray(0, -30));
    expect(status).toBe(400);
    expect(json).toEqual({ message: malformedBody.en });
  });

  test('that say they are larger than all of them may be, before they come', async () => {
    const announced = new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port, origin, host } = new URL(shop.origin);
      const headers = {
        'Content-Type': multipartKind,
        'Content-Length': 6 * largestImage,
        Origin: origin,
        Host: host,
      };
      const post = request({ hostname, port, path, method: 'POST', headers }, ({ statusCode }) => {
        post.destroy();
        resolve(statusCode);
      });
      post.on('error', reject).flushHeaders();
    });
    expect(await announced).toBe(413);
    expect(fileTooLarge(largestImage).en).toContain('20 MB');
  });
});

describe('files are received', () => {
  test.each([
    [
      'beside fields nobody knows',
      bodyOf(photo, { headers: ['Content-Disposition: form-data; name="role"'], content: 'owner' }),
    ],
    [
      'beside files nobody asked for',
      bodyOf(photo, {
        headers: [
          'Content-Disposition: form-data; name="other"; filename="x.sh"',
          'Content-Type: text/plain',
        ],
        content: '#!/bin/sh',
      }),
    ],
    [
      'without a name',
      bodyOf({
        headers: ['Content-Disposition: form-data; name="photos"', 'Content-Type: image/jpeg'],
        content: photo.content,
      }),
    ],
  ])('%s', async (_, body) => {
    expect((await send(body)).status).toBe(201);
  });
});

/** What `withBody` makes known of the hashes of what an endpoint is sent. */
async function hashesRead(endpoint: ValidatedEndpoint): Promise<unknown> {
  const app = new Koa<RequestState>();
  app.use((ctx) =>
    withBody(ctx, endpoint, temporaryFolder(), async ({ files = [] }) => {
      ctx.body = files.map(({ hash }) => hash ?? 'none');
    }),
  );
  const server = createServer(app.callback());
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const form = new FormData();
  form.append(endpoint.files?.field ?? '', new Blob(['figs']), 'figs.jpg');
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: form });
  await close(server);
  return answer.json();
}

test('only what comes through a form is hashed, since that may be a repeat', async () => {
  const hash = createHash('sha256').update('figs').digest('hex');
  expect(await hashesRead(sendRestorationPhotos)).toEqual([hash]);
  expect(await hashesRead(uploadMediaFile)).toEqual(['none']);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { hostname, port, origin, host } = new URL(shop.origin);
  const body = bodyOf({ ...photo, content: Buffer.alloc(300_000) });
  const headers = {
    'Content-Type': multipartKind,
    'Content-Length': body.length,
    Origin: origin,
    Host: host,
  };
  const post = request({ hostname, port, path, method: 'POST', headers }).on(
    'error',
    () => undefined,
  );
  post.write(body.subarray(0, 200_000));
  await expect.poll(() => uploadsIn(shop)).toHaveLength(1);
  post.destroy();
  await expect.poll(() => uploadsIn(shop)).toEqual([]);
});
