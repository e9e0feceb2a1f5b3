import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { bodyTooLarge, malformedBody, unsupportedBodyType } from '#contract/core/messages';
import { postBody } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

const path = '/api/contact';
const json = { 'Content-Type': 'application/json' };
const rows = () => server.database('contact_messages');

const message = (text: string) =>
  JSON.stringify({ name: 'Ana', email: 'ana@example.com', message: text });

test.each([
  ['invalid JSON', '{"name":', json, 400, malformedBody],
  ['a JSON array', '[]', json, 400, malformedBody],
  ['a JSON string', '"Ana"', json, 400, malformedBody],
  ['null', 'null', json, 400, malformedBody],
  ['__proto__', '{"__proto__": {"name": "Ana"}}', json, 400, malformedBody],
  [
    'uncompressed data declared as gzip',
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
    'a megabyte compressed with gzip',
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
    unsupportedBodyType('application/json'),
  ],
  [
    'an HTML form',
    'name=Ana',
    {
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    415,
    unsupportedBodyType('application/json'),
  ],
  ['no Content-Type', message('Of no type.'), {}, 415, unsupportedBodyType('application/json')],
] as const)(
  'POST /api/contact rejects a body of %s',
  async (_, body, headers, status, localizedMessage) => {
    const response = await postBody(server, path, { body, headers });
    expect(response.status).toBe(status);
    expect(response.json).toEqual({ message: localizedMessage.en });
    expect(await rows()).toHaveLength(0);
  },
);

test('POST /api/contact answers 400 for all required fields of an empty body', async () => {
  const { status, json: responseBody } = await postBody(server, path, { body: '', headers: json });
  expect(status).toBe(400);
  expect(responseBody).toMatchObject({
    issues: [{ path: 'name' }, { path: 'email' }, { path: 'message' }],
  });
});

test('POST /api/contact accepts any case in Content-Type, gzip and chunked bodies', async () => {
  const body = message('It comes compressed.');
  const headersWithCharset = { 'Content-Type': 'Application/JSON; charset=UTF-8' };
  const gzipHeaders = { ...json, 'Content-Encoding': 'gzip', 'Content-Length': undefined };
  expect((await postBody(server, path, { body, headers: headersWithCharset })).status).toBe(200);
  expect(
    (await postBody(server, path, { body: gzipSync(body), headers: gzipHeaders })).status,
  ).toBe(200);
  expect(await rows()).toHaveLength(2);
});

test('POST /api/contact logs no invalid bodies', () => {
  expect(server.logged).toEqual([]);
});
