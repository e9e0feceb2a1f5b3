import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { bodyTooLarge, malformedBody, wrongKindOfBody } from '#contract/core/messages';
import { sendPost } from '../testing/post';
import { startShop } from '../testing/shop';

const shop = await startShop({ trustedProxies: 1 });
afterAll(shop.close);

const path = '/api/contact';
const json = { 'Content-Type': 'application/json' };
const rows = () => shop.database('contact_messages');

const message = (text: string) =>
  JSON.stringify({ name: 'Ana', email: 'ana@example.com', message: text });

test.each([
  ['no JSON', '{"name":', json, 400, malformedBody],
  ['a list', '[]', json, 400, malformedBody],
  ['a text', '"Ana"', json, 400, malformedBody],
  ['null', 'null', json, 400, malformedBody],
  ['a prototype', '{"__proto__": {"name": "Ana"}}', json, 400, malformedBody],
  [
    'what is not compressed as it says',
    message('Is it?'),
    {
      ...json,
      'Content-Encoding': 'gzip',
    },
    400,
    malformedBody,
  ],
  ['a megabyte of text', message('a'.repeat(1e6)), json, 413, bodyTooLarge],
  [
    'a megabyte in little',
    gzipSync(message('a'.repeat(1e6))),
    {
      ...json,
      'Content-Encoding': 'gzip',
    },
    413,
    bodyTooLarge,
  ],
  [
    'plain text',
    message('A plain text.'),
    {
      'Content-Type': 'text/plain',
    },
    415,
    wrongKindOfBody('application/json'),
  ],
  [
    'a form of HTML',
    'name=Ana',
    {
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    415,
    wrongKindOfBody('application/json'),
  ],
  ['no kind', message('Of no kind.'), {}, 415, wrongKindOfBody('application/json')],
] as const)('a body of %s is refused', async (_, body, headers, status, sentence) => {
  const answer = await sendPost(shop, path, { body, headers });
  expect(answer.status).toBe(status);
  expect(answer.json).toEqual({ message: sentence.en });
  expect(await rows()).toHaveLength(0);
});

test('an empty body lacks every field', async () => {
  const { status, json: answered } = await sendPost(shop, path, { body: '', headers: json });
  expect(status).toBe(400);
  expect(answered).toMatchObject({
    issues: [{ path: 'name' }, { path: 'email' }, { path: 'message' }],
  });
});

test('a body is read in whatever letters its kind is written, compressed or in pieces', async () => {
  const body = message('It comes compressed.');
  const named = { 'Content-Type': 'Application/JSON; charset=UTF-8' };
  const packed = { ...json, 'Content-Encoding': 'gzip', 'Content-Length': undefined };
  expect((await sendPost(shop, path, { body, headers: named })).status).toBe(200);
  expect((await sendPost(shop, path, { body: gzipSync(body), headers: packed })).status).toBe(200);
  expect(await rows()).toHaveLength(2);
});

test('nothing of this is logged', () => {
  expect(shop.logged).toEqual([]);
});
