import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server';
import { fetchVisitorCount, safariUserAgent, sendVisit } from '../testing/visits';

// 23:45 in the shop's time zone.
const evening = Date.parse('2026-11-22T07:45:00.000Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let now: number;
const clock = () => new Date(now);

let server: TestServer;
beforeEach(async () => {
  now = evening;
  server = await startTestServer({ clock, trustedProxies: 1 });
});
afterEach(() => server.close());

const count = () => fetchVisitorCount(server);

const rows = (table: 'visitors' | 'visitor_salts') => server.database(table);

describe('visitor count on a new shop date', () => {
  test('starts at 0 and deletes the data of the previous day', async () => {
    await sendVisit(server, '/api/products');
    await sendVisit(server, '/api/products', { userAgent: safariUserAgent });
    expect(await count()).toEqual({ count: 2 });
    const [before] = await rows('visitor_salts');
    now += 14 * minuteMs;
    expect(await count()).toEqual({ count: 2 });
    now += minuteMs;
    expect(await count()).toEqual({ count: 0 });
    expect(await rows('visitors')).toEqual([]);
    const [after, ...others] = await rows('visitor_salts');
    expect(others).toEqual([]);
    expect([before.day, after.day]).toEqual(['2026-11-21', '2026-11-22']);
    expect(after.salt).not.toBe(before.salt);
  });

  test('counts visitors of the previous day again, with another hash', async () => {
    await sendVisit(server, '/api/products');
    expect(await count()).toEqual({ count: 1 });
    const [before] = await rows('visitors');
    now += dayMs;
    await sendVisit(server, '/api/products');
    expect(await count()).toEqual({ count: 1 });
    const [after, ...others] = await rows('visitors');
    expect(others).toEqual([]);
    expect(after.hash).not.toBe(before.hash);
  });
});

test('visitor count survives a restart without losses or duplicates', async () => {
  const first = await startTestServer({ clock });
  await sendVisit(first, '/api/products');
  await first.close();
  const second = await startTestServer({ clock, dataFolder: first.dataFolder });
  await sendVisit(second, '/api/products');
  await sendVisit(second, '/api/products', { userAgent: safariUserAgent });
  expect(await fetchVisitorCount(second)).toEqual({ count: 2 });
  await second.close();
});

test('visitor count is shared between processes', async () => {
  const firstServer = await startTestServer({ clock });
  const secondServer = await startTestServer({ clock, dataFolder: firstServer.dataFolder });
  await Promise.all(
    [firstServer, secondServer].map((server) => sendVisit(server, '/api/products')),
  );
  await sendVisit(secondServer, '/api/products', { userAgent: safariUserAgent });
  await secondServer.close();
  expect(await fetchVisitorCount(firstServer)).toEqual({ count: 2 });
  await firstServer.close();
});

describe('visitor count with a failing database', () => {
  test('serves requests, logs a warning, and counts visitors at their next request', async () => {
    await sendVisit(server, '/api/products');
    expect(await count()).toEqual({ count: 1 });
    await server.database.schema.renameTable('visitors', 'visitors_gone');
    expect(await sendVisit(server, '/api/products', { userAgent: safariUserAgent })).toBe(200);
    const logEntry = expect.objectContaining({ msg: 'Visitors could not be counted.' });
    await vi.waitFor(() => expect(server.logged).toContainEqual(logEntry));
    await server.database.schema.renameTable('visitors_gone', 'visitors');
    expect(await count()).toEqual({ count: 1 });
    await sendVisit(server, '/api/products', { userAgent: safariUserAgent });
    expect(await count()).toEqual({ count: 2 });
  });

  test('retries to create the salt at the next visit', async () => {
    await server.database.schema.renameTable('visitor_salts', 'salts_gone');
    expect(await sendVisit(server, '/api/products')).toBe(200);
    const logEntry = expect.objectContaining({ msg: 'Visitors could not be counted.' });
    await vi.waitFor(() => expect(server.logged).toContainEqual(logEntry));
    await server.database.schema.renameTable('salts_gone', 'visitor_salts');
    await sendVisit(server, '/api/products');
    expect(await count()).toEqual({ count: 1 });
  });
});
