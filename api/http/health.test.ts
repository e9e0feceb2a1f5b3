import { afterAll, expect, test } from 'vitest';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);

test('GET /healthz and /readyz answer 200 with a working database', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, json, headers } = await shop.sendRequest(path);
    expect([status, json]).toEqual([200, { status: 'ok' }]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('GET /readyz answers 503 with unknown migrations, /healthz 200', async () => {
  const other = await startShop();
  await other.database('migrations').insert({ name: '9999-later', taken_at: 'later' });
  expect((await other.sendRequest('/readyz')).status).toBe(503);
  expect((await other.sendRequest('/healthz')).status).toBe(200);
  await other.close();
});

test('GET /readyz answers 503 and logs when the database is unreachable, /healthz 200', async () => {
  const other = await startShop();
  await other.database.destroy();
  expect((await other.sendRequest('/readyz')).status).toBe(503);
  expect((await other.sendRequest('/healthz')).status).toBe(200);
  await other.close();
  expect(other.logged).toHaveLength(1);
});
