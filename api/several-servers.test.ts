import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { getSession } from '#contract/session/endpoints';
import { demoImages } from '#demo/images';
import { products as demoProducts } from '#demo/products';
import { withAdvisoryLock } from './database/advisory-lock';
import { openDatabase } from './database/open-database';
import { watchCacheVersion } from './database/watch-cache-version';
import { createDiskProvider } from './media/providers/disk-provider';
import { sharpProcessor } from './media/sharp-processor';
import { createCacheVersion } from './platform/cache-version';
import { seedDatabase } from './seed/seed-database';
import { postSignIn, testAdmin } from './testing/admin-client';
import { type CatalogClient, createCatalogClient } from './testing/catalog-client';
import { createPlainImage } from './testing/images';
import { createMediaClient, parseUploadedFile } from './testing/media-client';
import { saturday } from './testing/order-server';
import { postJson } from './testing/post-requests';
import { createDatabase } from './testing/postgres-database';
import { closeSsrServers, type SsrServer, startSsrServer } from './testing/ssr-server';
import { createTemporaryFolder } from './testing/temporary-folder';
import { startTestServer } from './testing/test-server';

const options = {
  trustedProxies: 1,
  isShared: true,
  clock: () => saturday,
  wait: async () => undefined,
};

/** What every server has to show a change within. */
const soon = { timeout: 1000, interval: 20 };

describe('three servers on one database and one media folder', () => {
  let servers: readonly [SsrServer, SsrServer, SsrServer];
  let admin: CatalogClient;
  beforeAll(async () => {
    const first = await startSsrServer(options);
    const { dataFolder } = first;
    servers = [
      first,
      await startSsrServer({ ...options, dataFolder }),
      await startSsrServer({ ...options, dataFolder }),
    ];
    admin = await createCatalogClient(first);
  });
  afterAll(closeSsrServers);

  const fetchFromAll = (path: string) =>
    Promise.all(
      servers.map(async ({ sendRequest, origin }) =>
        (await sendRequest(path)).text.replaceAll(origin, ''),
      ),
    );

  test('show a change made on one of them in lists, pages and products', async () => {
    const board = await admin.createProduct({ name: 'Winter Board' });
    const paths = ['/api/products', `/api/products/${board.id}`, '/shop'];
    for (const path of paths) await fetchFromAll(path);
    await admin.sendJson('PUT', `/api/products/${board.id}`, { ...board, name: 'Spring Board' });
    for (const path of paths.slice(0, 2)) {
      await expect
        .poll(async () => (await fetchFromAll(path)).every((text) => text.includes('Spring')), soon)
        .toBe(true);
    }
    const [page, ...otherPages] = await fetchFromAll('/shop');
    await admin.sendJson('DELETE', `/api/products/${board.id}`);
    await expect
      .poll(async () => (await fetchFromAll('/shop')).every((text) => text !== page), soon)
      .toBe(true);
    expect(otherPages).toEqual([page, page]);
  });

  const expectAllToShow = (name: string) =>
    expect
      .poll(
        async () => (await fetchFromAll('/api/products')).every((text) => text.includes(name)),
        soon,
      )
      .toBe(true);

  test('see changes without notifications of the database', async () => {
    const { database } = servers[0];
    await fetchFromAll('/api/products');
    await database.raw('alter table products disable trigger increment_cache_version');
    await database('products').where({ id: 1 }).update({ name: 'Quiet Board' });
    await database.raw('alter table products enable trigger increment_cache_version');
    await database('cache_version').increment('version', 1);
    await expectAllToShow('Quiet Board');
  });

  test('listen again after the database has closed their connections', async () => {
    const { database } = servers[0];
    const findListeners = () =>
      database('pg_stat_activity')
        .whereRaw('datname = current_database()')
        .where({ query: 'listen cache_version' })
        .pluck('pid');
    const pids = await findListeners();
    expect(pids).toHaveLength(servers.length);
    for (const pid of pids) await database.raw('select pg_terminate_backend(?)', [pid]);
    await expect
      .poll(async () => (await findListeners()).filter((pid) => !pids.includes(pid)).length, soon)
      .toBe(servers.length);
    await database('products').where({ id: 1 }).update({ name: 'Loud Board' });
    await expectAllToShow('Loud Board');
  });

  test('keep their caches when an order only locks its products', async () => {
    const { database } = servers[0];
    const readVersion = () => database('cache_version').first('version');
    const board = await admin.createProduct({ price: 40 });
    const before = await readVersion();
    const { status } = await sendOrder(servers[0], { productId: board.id, price: 40 });
    expect([status, await readVersion()]).toEqual([201, before]);
  });

  const sendOrder = (server: SsrServer, item: { productId: number; price: number }) =>
    postJson(server, sendOrderRequest.path, {
      name: 'Ana',
      email: 'ana@example.com',
      eventDate: '2026-11-25',
      fulfilment: 'delivery',
      area: 'Eagle Rock',
      items: [{ ...item, quantity: 1 }],
    });

  test('agree on prices at once', async () => {
    const board = await admin.createProduct({ price: 40 });
    await fetchFromAll('/api/products');
    await admin.sendJson('PUT', `/api/products/${board.id}`, { ...board, price: 45 });
    for (const server of servers) {
      expect((await sendOrder(server, { productId: board.id, price: 40 })).json).toMatchObject({
        changes: [{ field: 'price', was: 40, now: 45 }],
      });
      expect((await sendOrder(server, { productId: board.id, price: 45 })).status).toBe(201);
    }
  });

  test('serve an image uploaded on one, and render it alike', async () => {
    const client = await createMediaClient(servers[0]);
    const bytes = await createPlainImage(64, 48).png().toBuffer();
    const { id } = parseUploadedFile(await client.upload([{ name: 'board.png', bytes }]));
    const url = `/api/media/optimize/${id}?width=32`;
    const images = await Promise.all(servers.map(({ sendRequest }) => sendRequest(url)));
    expect(images.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(images.map(({ headers }) => headers.etag)).size).toBe(1);
    await admin.sendJson('DELETE', `/api/media/files/${id}`);
    await expect
      .poll(async () => {
        const responses = await Promise.all(servers.map(({ sendRequest }) => sendRequest(url)));
        return responses.map(({ status }) => status);
      }, soon)
      .toEqual([404, 404, 404]);
  });

  test('count posts of one visitor and failed sign-ins together', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Is the shop open today?' };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const server = servers[count % 3] ?? servers[0];
      statuses.push((await postJson(server, sendContactMessage.path, message, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

    const credentials = { username: testAdmin.username, password: 'wrong password' };
    const signIns = await Promise.all(
      Array.from({ length: 12 }, (_, count) =>
        postSignIn(servers[count % 3] ?? servers[0], credentials, headers),
      ),
    );
    expect(signIns.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('share sessions', async () => {
    const responses = () =>
      Promise.all(
        servers.map(({ sendRequest }) => sendRequest(getSession.path, { headers: client.headers })),
      );
    const client = await createCatalogClient(servers[1]);
    expect((await responses()).map(({ status }) => status)).toEqual([200, 200, 200]);
    await client.sendJson('POST', '/api/admin/logout');
    expect((await responses()).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('accept sessions that a server of the previous version starts', async () => {
    const { database } = servers[0];
    const { id: administrator_id } = await database('administrators').first('id');
    const now = saturday.toISOString();
    const rows = ['one', 'two'].map((token_hash) => ({
      token_hash,
      administrator_id,
      created_at: now,
      last_used_at: now,
    }));
    await database('sessions').insert(rows);
    const ids = await database('sessions').whereIn('token_hash', ['one', 'two']).pluck('id');
    expect(ids).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)]);
    await database('sessions').whereIn('token_hash', ['one', 'two']).delete();
  });

  test('store a post once that reaches all of them at the same time', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const message = { name: 'Ana', email: 'once@example.com', message: 'Do you ship to Texas?' };
    const responses = await Promise.all(
      servers.map((server) => postJson(server, sendContactMessage.path, message, headers)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await servers[0].database('contact_messages').where({ email: 'once@example.com' });
    expect(rows).toHaveLength(1);
  });
});

test('a server that cannot listen for notifications sees changes all the same, and stops', async () => {
  const { database, location, close } = await startTestServer();
  const cacheVersion = createCacheVersion();
  const unreachable = new URL(location.databaseUrl ?? '');
  unreachable.port = '1';
  const logger = { warn: vi.fn() };
  const watch = await watchCacheVersion({
    database,
    databaseUrl: unreachable.href,
    cacheVersion,
    logger,
  });
  await expect.poll(() => logger.warn.mock.calls.length, soon).toBe(1);
  await database('products').where({ id: 1 }).update({ name: 'Late Board' });
  await expect.poll(() => cacheVersion.current, soon).toBe(1);
  await watch?.stop();
  await close();
});

test('three first starts on an empty database succeed and load the demo data once', async () => {
  const postgres = inject('postgres');
  if (postgres === undefined) throw new Error('PostgreSQL is missing.');
  const location = {
    dataFolder: createTemporaryFolder(),
    databaseUrl: await createDatabase(postgres),
  };
  const image = await createPlainImage(64, 48).jpeg().toBuffer();
  const start = async () => {
    const database = await openDatabase(location);
    await withAdvisoryLock(location, () =>
      seedDatabase(
        {
          database,
          provider: createDiskProvider(location.dataFolder),
          images: sharpProcessor,
          cacheVersion: createCacheVersion(),
        },
        { products: demoProducts, images: demoImages, readImage: async () => image },
      ),
    );
    return database;
  };
  const [database, ...others] = await Promise.all([start(), start(), start()]);
  for (const other of others) await other.destroy();
  expect(await database?.('products').count({ count: '*' })).toEqual([
    { count: String(demoProducts.length) },
  ]);
  await database?.destroy();
});
