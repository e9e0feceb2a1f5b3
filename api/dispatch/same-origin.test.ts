import { afterAll, describe, expect, test } from 'vitest';
import { crossOriginForbidden } from '#contract/core/messages';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
const publicServer = await startTestServer({
  trustedProxies: 1,
  publicOrigin: 'https://shop.example',
});
afterAll(server.close);
afterAll(publicServer.close);

const path = '/api/newsletter';
const body = { email: 'ana@example.com' };

describe('POST from a foreign origin answers 403', () => {
  test.each([
    ['for Sec-Fetch-Site cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['for Sec-Fetch-Site same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['for another Origin', { Origin: 'https://elsewhere.example' }],
    ['for another port', { Origin: 'http://127.0.0.1:1' }],
    ['for Origin null', { Origin: 'null' }],
    ['for a malformed Origin', { Origin: 'http://' }],
    [
      'for another Origin despite Sec-Fetch-Site same-origin',
      {
        Origin: 'https://elsewhere.example',
        'Sec-Fetch-Site': 'same-origin',
      },
    ],
    ['without Origin', { Origin: undefined }],
    ['for Sec-Fetch-Site none', { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
  ])('%s', async (_, headers) => {
    const { status, json } = await postJson(server, path, body, headers);
    expect(status).toBe(403);
    expect(json).toEqual({ message: crossOriginForbidden.en });
    expect(await server.database('newsletter_subscribers')).toHaveLength(0);
  });

  test('answers 403 for the internal host when PUBLIC_ORIGIN is set', async () => {
    expect((await postJson(publicServer, path, body)).status).toBe(403);
  });

  test('answers 403 for the public host without HTTPS', async () => {
    const headers = { Origin: 'http://shop.example' };
    expect((await postJson(publicServer, path, body, headers)).status).toBe(403);
  });
});

describe('POST from the same origin answers 200', () => {
  test('answers 200 for the same host, or for Sec-Fetch-Site same-origin without Origin', async () => {
    const headersWithoutOrigin = { Origin: undefined, 'Sec-Fetch-Site': 'same-origin' };
    expect((await postJson(server, path, body)).status).toBe(200);
    expect((await postJson(server, path, body, headersWithoutOrigin)).status).toBe(200);
  });

  test('answers 200 for the PUBLIC_ORIGIN', async () => {
    const headers = { Origin: 'https://shop.example', 'Sec-Fetch-Site': 'same-origin' };
    expect((await postJson(publicServer, path, body, headers)).status).toBe(200);
  });
});

test('GET /api/products needs no Origin', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await server.sendRequest('/api/products', { headers })).status).toBe(200);
});
