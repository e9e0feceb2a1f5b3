import { afterEach, describe, expect, test } from 'vitest';
import { closeSsrServers, startSsrServer } from '../testing/ssr-server';

afterEach(closeSsrServers);

const rulesPath = '/speculation-rules.json';

describe('speculation rules', () => {
  test('are linked from pages, also from a cached one', async () => {
    const { sendRequest } = await startSsrServer();
    for (const path of ['/', '/', '/es/shop', '/product/1', '/cart']) {
      const { headers } = await sendRequest(path);
      expect(headers['speculation-rules']).toBe(`"${rulesPath}"`);
    }
  });

  test.each(['/order/LH-1?key=0', '/admin', '/api/products'])(
    'are not linked from %s',
    async (path) => {
      const { sendRequest } = await startSsrServer();
      const { headers } = await sendRequest(path);
      expect(headers).not.toHaveProperty('speculation-rules');
    },
  );

  test('are served with their own type, and only to GET and HEAD', async () => {
    const { sendRequest } = await startSsrServer();
    const { status, headers } = await sendRequest(rulesPath);
    expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
    expect((await sendRequest(rulesPath, { method: 'POST' })).status).toBe(405);
  });

  test('only prefetch, and no page with data of the device, a key or a session', async () => {
    const { sendRequest } = await startSsrServer();
    const { text } = await sendRequest(rulesPath);
    const rules: object = JSON.parse(text);
    expect(Object.keys(rules)).toEqual(['prefetch']);
    expect(text).not.toMatch(/cart|wishlist|receipt|order|unsubscribe|admin|api/);
  });
});
