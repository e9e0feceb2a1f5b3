import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { fileTooLarge, lengthMissing, malformedBody, wrongKindOfBody } from '#contract/refusals';
import { largestImage, sendRestorationPhotos } from '#contract/restoration';
import { plainPicture } from '../testing/pictures';
import { postFiles, sendPost } from '../testing/post';
import { startShop } from '../testing/shop';
import { uploadsIn } from '../testing/uploads-in';

const shop = await startShop({ trustedProxies: 1 });
afterAll(shop.close);

const { path } = sendRestorationPhotos;
const kind = 'multipart/form-data; boundary=mark';
const picture = await plainPicture(30, 20).jpeg().toBuffer();

afterEach(() => {
  expect(uploadsIn(shop)).toEqual([]);
  expect(shop.logged.filter(({ msg }) => msg !== 'An answer was cut short.')).toEqual([]);
});

interface Part {
  readonly headers: readonly string[];
  readonly content: string | Buffer;
}

/** A body as nothing but a program writes it. */
const bodyOf = (...parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--mark\r\n${headers.join('\r\n')}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--mark--\r\n'),
  ]);

const photo: Part = {
  headers: [
    'Content-Disposition: form-data; name="photos"; filename="plate.jpg"',
    'Content-Type: image/jpeg',
  ],
  content: picture,
};

const send = (body: Buffer, headers: Record<string, string | undefined> = {}) =>
  sendPost(shop, path, { body, headers: { 'Content-Type': kind, ...headers } });

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
        'Content-Type': kind,
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
        content: picture,
      }),
    ],
    [
      'in another encoding',
      bodyOf({
        headers: [...photo.headers, 'Content-Transfer-Encoding: base64'],
        content: picture.toString('base64'),
      }),
    ],
    [
      'beside a field that names its encoding',
      bodyOf(photo, {
        headers: [
          'Content-Disposition: form-data; name="language"',
          'Content-Transfer-Encoding: 7bit',
        ],
        content: 'es',
      }),
    ],
  ])('%s', async (_, body) => {
    expect((await send(body)).status).toBe(201);
  });

  test('by names in any script', async () => {
    const name = 'Mi “plato” 🍽 "azul".jpg';
    await postFiles(shop, path, [{ name, bytes: picture }]);
    const { title } = await shop.database('media_files').orderBy('created_at', 'desc').first();
    expect(title).toBe('Mi “plato” 🍽 "azul"');
  });
});

test('headers of any length are read at once', async () => {
  const long = `Content-Disposition: form-data; name="photos"; ${'filename="'.repeat(100_000)}x`;
  const begun = performance.now();
  await send(bodyOf({ headers: [long, 'Content-Type: image/jpeg'], content: picture }));
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { hostname, port, origin, host } = new URL(shop.origin);
  const body = bodyOf({ ...photo, content: Buffer.alloc(300_000) });
  const headers = {
    'Content-Type': kind,
    'Content-Length': body.length,
    Origin: origin,
    Host: host,
  };
  const post = request({ hostname, port, path, method: 'POST', headers }).on(
    'error',
    () => undefined,
  );
  post.write(body.subarray(0, 200_000));
  await vi.waitFor(() => expect(uploadsIn(shop)).toHaveLength(1));
  await wait(50);
  post.destroy();
  await vi.waitFor(() => expect(uploadsIn(shop)).toEqual([]));
});

test('whatever comes, it is answered', async () => {
  const whole = bodyOf(photo, photo);
  const statuses = new Set<number>();
  for (let at = 0; at < 60; at += 1) {
    const broken = Buffer.from(whole);
    for (let fault = 0; fault < 6; fault += 1) {
      broken[(at * 7919 + fault * 104_729) % 400] = (at * 31 + fault * 17) % 256;
    }
    statuses.add((await send(broken)).status);
  }
  expect([...statuses].toSorted().every((status) => [201, 400, 415].includes(status))).toBe(true);
});
