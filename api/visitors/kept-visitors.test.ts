import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startShop, type TestShop } from '../testing/shop';
import { fetchVisitorCount, firefox, safari, visit } from '../testing/visits';

// 23:45 in the shop's time zone.
const evening = Date.parse('2026-11-22T07:45:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;

let now: number;
const clock = () => new Date(now);

let shop: TestShop;
beforeEach(async () => {
  now = evening;
  shop = await startShop({ clock, trustedProxies: 1 });
});
afterEach(() => shop.close());

const count = () => fetchVisitorCount(shop);

const rows = (table: 'visitors' | 'visitor_salts') => shop.database(table);

describe('visitor count on a new shop date', () => {
  test('starts at 0 and deletes the data of the previous day', async () => {
    await visit(shop, '/api/products');
    await visit(shop, '/api/products', { browser: safari });
    expect(await count()).toEqual({ count: 2 });
    const [before] = await rows('visitor_salts');
    now += 14 * minute;
    expect(await count()).toEqual({ count: 2 });
    now += minute;
    expect(await count()).toEqual({ count: 0 });
    expect(await rows('visitors')).toEqual([]);
    const [after, ...others] = await rows('visitor_salts');
    expect(others).toEqual([]);
    expect([before.day, after.day]).toEqual(['2026-11-21', '2026-11-22']);
    expect(after.salt).not.toBe(before.salt);
  });

  test('counts visitors of the previous day again, with another hash', async () => {
    await visit(shop, '/api/products');
    expect(await count()).toEqual({ count: 1 });
    const [before] = await rows('visitors');
    now += day;
    await visit(shop, '/api/products');
    expect(await count()).toEqual({ count: 1 });
    const [after, ...others] = await rows('visitors');
    expect(others).toEqual([]);
    expect(after.hash).not.toBe(before.hash);
  });
});

test('visitor count stores no IP address or User-Agent in the database or log', async () => {
  await visit(shop, '/api/products', {
    ip: '203.0.113.77',
    browser: `${firefox} Unmistakable/7`,
  });
  expect(await count()).toEqual({ count: 1 });
  const [{ hash }] = await rows('visitors');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const [{ salt }] = await rows('visitor_salts');
  expect(salt).toMatch(/^[0-9a-f]{64}$/);
  const files = ['', '-wal'].map((end) => join(shop.dataFolder, `higuera.sqlite3${end}`));
  const held = files.map((file) => readFileSync(file).toString('latin1')).join('');
  expect(held).toContain(hash);
  for (const text of ['203.0.113.77', 'Unmistakable']) {
    expect(held).not.toContain(text);
    expect(JSON.stringify(shop.logged)).not.toContain(text);
  }
});

test('visitor count survives a restart without losses or duplicates', async () => {
  const first = await startShop({ clock });
  await visit(first, '/api/products');
  await first.close();
  const second = await startShop({ clock, dataFolder: first.dataFolder });
  await visit(second, '/api/products');
  await visit(second, '/api/products', { browser: safari });
  expect(await fetchVisitorCount(second)).toEqual({ count: 2 });
  await second.close();
});

test('visitor count is shared between processes', async () => {
  const one = await startShop({ clock });
  const other = await startShop({ clock, dataFolder: one.dataFolder });
  await Promise.all([one, other].map((at) => visit(at, '/api/products')));
  await visit(other, '/api/products', { browser: safari });
  await other.close();
  expect(await fetchVisitorCount(one)).toEqual({ count: 2 });
  await one.close();
});

describe('visitor count with a failing database', () => {
  test('serves requests, logs a warning, and counts visitors at their next request', async () => {
    await visit(shop, '/api/products');
    expect(await count()).toEqual({ count: 1 });
    await shop.database.schema.renameTable('visitors', 'visitors_gone');
    expect(await visit(shop, '/api/products', { browser: safari })).toBe(200);
    const logEntry = expect.objectContaining({ msg: 'Visitors could not be counted.' });
    await vi.waitFor(() => expect(shop.logged).toContainEqual(logEntry));
    await shop.database.schema.renameTable('visitors_gone', 'visitors');
    expect(await count()).toEqual({ count: 1 });
    await visit(shop, '/api/products', { browser: safari });
    expect(await count()).toEqual({ count: 2 });
  });

  test('retries to create the salt at the next visit', async () => {
    await shop.database.schema.renameTable('visitor_salts', 'salts_gone');
    expect(await visit(shop, '/api/products')).toBe(200);
    const logEntry = expect.objectContaining({ msg: 'Visitors could not be counted.' });
    await vi.waitFor(() => expect(shop.logged).toContainEqual(logEntry));
    await shop.database.schema.renameTable('salts_gone', 'visitor_salts');
    await visit(shop, '/api/products');
    expect(await count()).toEqual({ count: 1 });
  });
});
