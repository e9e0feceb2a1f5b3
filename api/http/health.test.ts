import { afterAll, expect, test } from 'vitest';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);

test('a shop whose database answers is alive and ready', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, json, headers } = await shop.ask(path);
    expect([status, json]).toEqual([200, { status: 'ok' }]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a shop whose database has steps of another version is alive but not ready', async () => {
  const other = await startShop();
  await other.database('migrations').insert({ name: '9999-later', taken_at: 'later' });
  expect((await other.ask('/readyz')).status).toBe(503);
  expect((await other.ask('/healthz')).status).toBe(200);
  await other.close();
});

test('a shop whose database is gone is alive but not ready, and the log says why', async () => {
  const other = await startShop();
  await other.database.destroy();
  expect((await other.ask('/readyz')).status).toBe(503);
  expect((await other.ask('/healthz')).status).toBe(200);
  await other.close();
  expect(other.logged).toHaveLength(1);
});
