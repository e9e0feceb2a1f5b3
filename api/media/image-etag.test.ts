import { afterAll, describe, expect, test } from 'vitest';
import { demoImages } from '#demo/images';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const { sendRequest } = server;

const id = demoImages[0]?.id;
const image = `/api/media/optimize/${id}?width=320`;
const { headers: cachedHeaders } = await sendRequest(image, { headers: { Accept: 'image/webp' } });
const tag = String(cachedHeaders.etag);

const fetchImage = (headers: Record<string, string>) =>
  sendRequest(image, { headers: { Accept: 'image/webp', ...headers } });

describe('GET /api/media/optimize/:id with If-None-Match', () => {
  test.each([
    ['with its tag', tag],
    ['with its tag, weakly', `W/${tag}`],
    ['with its tag among others', `"other", ${tag}, W/"another"`],
    ['for *', '*'],
  ])('answers 304 %s', async (_, rawValue) => {
    const { status, headers, bytes } = await fetchImage({ 'If-None-Match': rawValue });
    expect([status, bytes.length]).toEqual([304, 0]);
    expect(headers).toMatchObject({
      etag: tag,
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    });
    expect(headers).not.toHaveProperty('content-type');
  });
});

describe('GET /api/media/optimize/:id without a matching entity tag', () => {
  test.each<[string, Record<string, string>]>([
    ['with another tag', { 'If-None-Match': '"other"' }],
    ['with half of its tag', { 'If-None-Match': tag.slice(0, -5) }],
    ['with its tag without the quotes', { 'If-None-Match': tag.slice(1, -1) }],
    ['with an empty tag', { 'If-None-Match': '' }],
    ['with only If-Modified-Since', { 'If-Modified-Since': new Date(2 ** 40).toUTCString() }],
    ['with the tag in another format', { 'If-None-Match': tag, Accept: 'image/png' }],
  ])('answers 200 %s', async (_, headers) => {
    const { status, bytes } = await fetchImage(headers);
    expect(status).toBe(200);
    expect(bytes.length).toBeGreaterThan(0);
  });

  test('ignores Range and sends the full image', async () => {
    const { status, bytes } = await fetchImage({ Range: 'bytes=0-9' });
    expect(status).toBe(200);
    expect(bytes.length).toBeGreaterThan(10);
  });
});

test('GET /api/media/optimize/:id has one entity tag per format and sends Vary: Accept', async () => {
  const responses = await Promise.all(
    ['image/webp', 'image/jpeg', ''].map((accept) => fetchImage({ Accept: accept })),
  );
  const tags = responses.map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(2);
  for (const { headers } of responses) expect(headers.vary).toMatch(/\bAccept\b/);
  const { headers } = await sendRequest(`${image}&format=png`);
  expect(headers.vary ?? '').not.toMatch(/\bAccept\b(?!-)/);
});

const traversalPaths = [
  '../higuera.sqlite3',
  '..%2fhiguera.sqlite3',
  '..%2Fhiguera.sqlite3',
  '%2e%2e%2fhiguera.sqlite3',
  '%2e%2e/higuera.sqlite3',
  '..%5chiguera.sqlite3',
  '..\\higuera.sqlite3',
  '....//higuera.sqlite3',
  '..%252fhiguera.sqlite3',
  '..;/higuera.sqlite3',
  '..%c0%afhiguera.sqlite3',
  '%c0%ae%c0%ae/higuera.sqlite3',
  '..%00/higuera.sqlite3',
  `${id}%00.png`,
  `${id}/../../../higuera.sqlite3`,
  `${id}%2f..%2f..%2fhiguera.sqlite3`,
  '%2fetc%2fpasswd',
  'file:%2f%2f%2fetc%2fpasswd',
  'http:%2f%2f169.254.169.254%2f',
  'media-other',
];

describe.each(['/api/media/optimize/*', '/api/media/files/*', '/api/media/files/*/download'])(
  'path traversal in GET %s',
  (pattern) => {
    test.each(traversalPaths)('answers 400 or 404 for %s', async (rawValue) => {
      const { status, headers, text } = await sendRequest(pattern.replace('*', rawValue));
      expect([400, 404]).toContain(status);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(text).not.toContain('SQLite');
    });
  },
);
