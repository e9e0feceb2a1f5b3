import { afterAll, describe, expect, test } from 'vitest';
import { foreignOrigin } from '#contract/core/messages';
import { postJson } from '../testing/post';
import { startShop } from '../testing/shop';

const plain = await startShop({ trustedProxies: 1 });
const published = await startShop({ trustedProxies: 1, publicOrigin: 'https://shop.example' });
afterAll(plain.close);
afterAll(published.close);

const path = '/api/newsletter';
const body = { email: 'ana@example.com' };

describe('a post is refused', () => {
  test.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sibling of the site', { 'Sec-Fetch-Site': 'same-site' }],
    ['from another origin', { Origin: 'https://elsewhere.example' }],
    ['from another port', { Origin: 'http://127.0.0.1:1' }],
    ['from nowhere', { Origin: 'null' }],
    ['from an origin that cannot be read', { Origin: 'http://' }],
    [
      'from another origin that a browser vouches for',
      {
        Origin: 'https://elsewhere.example',
        'Sec-Fetch-Site': 'same-origin',
      },
    ],
    ['without an origin', { Origin: undefined }],
    ['typed by hand', { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
  ])('%s', async (_, headers) => {
    const { status, json } = await postJson(plain, path, body, headers);
    expect(status).toBe(403);
    expect(json).toEqual({ message: foreignOrigin.en });
    expect(await plain.database('newsletter_subscribers')).toHaveLength(0);
  });

  test('from the host it came to, where the shop is published elsewhere', async () => {
    expect((await postJson(published, path, body)).status).toBe(403);
  });

  test('from the published host without its HTTPS', async () => {
    const headers = { Origin: 'http://shop.example' };
    expect((await postJson(published, path, body, headers)).status).toBe(403);
  });
});

describe('a post is taken', () => {
  test('from the host it came to, or where a browser says so', async () => {
    const silent = { Origin: undefined, 'Sec-Fetch-Site': 'same-origin' };
    expect((await postJson(plain, path, body)).status).toBe(200);
    expect((await postJson(plain, path, body, silent)).status).toBe(200);
  });

  test('from where the shop is published', async () => {
    const headers = { Origin: 'https://shop.example', 'Sec-Fetch-Site': 'same-origin' };
    expect((await postJson(published, path, body, headers)).status).toBe(200);
  });
});

test('reading needs no origin', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await plain.ask('/api/products', { headers })).status).toBe(200);
});
