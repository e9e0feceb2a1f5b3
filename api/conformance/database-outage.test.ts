import { renameSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { connect, getSqliteFile } from '../database/connect';
import { openDatabase } from '../database/open-database';
import { createDatabase } from '../testing/postgres-database';
import { closeSsrServers, startSsrServer } from '../testing/ssr-server';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy';
import type { SendRequest } from '../testing/test-client';

const postgres = inject('postgres');

/** What the server promises, for any outage. */
const maxResponseMs = 3000;

const message = {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    // The rate limit is in PostgreSQL, too, and is counted before the body is read.
    'Accept-Language': 'es',
  },
  body: JSON.stringify({
    name: 'Ana Torres',
    email: 'ana@example.com',
    message: 'Do you deliver to Eagle Rock on Sundays?',
    language: 'es',
  }),
};

const proxies: TcpProxy[] = [];
afterEach(async () => {
  await closeSsrServers();
  for (const proxy of proxies.splice(0)) await proxy.close();
});

async function sendTimed(sendRequest: SendRequest, ...request: Parameters<SendRequest>) {
  const startedAt = performance.now();
  const { status, headers, text } = await sendRequest(...request);
  const isInTime = performance.now() - startedAt < maxResponseMs;
  return { status, retryAfter: headers['retry-after'], text, isInTime };
}

const unavailable = { status: 503, retryAfter: '5', isInTime: true };

describe.runIf(postgres !== undefined)('with PostgreSQL behind a connection that fails', () => {
  async function startServer() {
    if (postgres === undefined) throw new Error('PostgreSQL is missing.');
    const databaseUrl = new URL(await createDatabase(postgres));
    const proxy = await startTcpProxy({
      host: databaseUrl.hostname,
      port: Number(databaseUrl.port),
    });
    proxies.push(proxy);
    databaseUrl.port = String(proxy.port);
    const server = await startSsrServer({
      openDatabase: (dataFolder) => openDatabase({ dataFolder, databaseUrl: databaseUrl.href }),
    });
    return { proxy, ...server };
  }

  test.each([
    ['hangs', 'freeze'],
    ['is away', 'stop'],
  ] as const)(
    'a database that %s answers 503 in time and works again afterwards',
    async (_state, fail) => {
      const { proxy, sendRequest, cacheVersion } = await startServer();
      const page = await sendRequest('/shop');
      proxy[fail]();

      const responses = await Promise.all([
        sendTimed(sendRequest, '/readyz'),
        sendTimed(sendRequest, '/api/settings/shop'),
        sendTimed(sendRequest, '/api/products/1'),
        sendTimed(sendRequest, '/api/contact', message),
      ]);
      for (const response of responses) expect(response).toMatchObject(unavailable);
      expect(responses[3]?.text).toContain('no se guardó nada');
      expect((await sendRequest('/healthz')).status).toBe(200);
      const cached = await sendTimed(sendRequest, '/shop');
      expect(cached).toMatchObject({ status: 200, text: page.text, isInTime: true });
      // Needs no other data than the shop page.
      const product = await sendTimed(sendRequest, '/product/2');
      expect(product).toMatchObject({ status: 200, isInTime: true });
      cacheVersion.increment();
      const withoutData = await sendTimed(sendRequest, '/product/3');
      expect(withoutData).toMatchObject(unavailable);

      proxy.resume();
      await expect.poll(async () => (await sendRequest('/readyz')).status).toBe(200);
      expect((await sendRequest('/api/contact', message)).status).toBe(200);
    },
  );

  test('a database that takes 300 ms for each statement is only slow', async () => {
    const { proxy, sendRequest } = await startServer();
    const page = await sendRequest('/shop');
    proxy.delay(300);
    const responses = await Promise.all([
      sendRequest('/readyz'),
      sendRequest('/api/products/1'),
      sendRequest('/api/contact', message),
      sendRequest('/product/2'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const cached = await sendTimed(sendRequest, '/shop');
    expect(cached).toMatchObject({ status: 200, text: page.text, isInTime: true });
  });

  test('a page that a change has made outdated is sent until the database is back', async () => {
    const { proxy, sendRequest, cacheVersion, products, database } = await startServer();
    const before = await sendRequest('/shop');
    cacheVersion.increment();
    proxy.stop();
    const outdated = await sendTimed(sendRequest, '/shop');
    expect(outdated).toMatchObject({ status: 200, text: before.text, retryAfter: undefined });

    proxy.resume();
    const [first] = await products.list();
    await database('products')
      .where({ id: first?.id ?? 0 })
      .delete();
    cacheVersion.increment();
    expect((await sendRequest('/shop')).text).not.toBe(before.text);
  });
});

test('with SQLite locked by another process, reads go on and writes answer 503 in time', async () => {
  const { sendRequest, dataFolder, database } = await startSsrServer();
  const otherProcess = connect({ dataFolder, databaseUrl: undefined });
  const lock = await otherProcess.transaction();
  await lock('settings').where({ name: 'none' }).delete();
  const writeStarted = new Promise((resolve) => {
    database.on('query', ({ sql }: { sql: string }) => {
      if (sql.startsWith('insert')) resolve(undefined);
    });
  });

  let hasWriteEnded = false;
  const write = sendTimed(sendRequest, '/api/contact', message).finally(() => {
    hasWriteEnded = true;
  });
  await writeStarted;
  const reads = [
    await sendRequest('/api/products/1'),
    await sendRequest('/product/1'),
    await sendRequest('/readyz'),
  ];
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(hasWriteEnded).toBe(false);
  expect(await write).toMatchObject(unavailable);

  await lock.rollback();
  await otherProcess.destroy();
  expect((await sendRequest('/api/contact', message)).status).toBe(200);
});

test.each([
  ['deleted', () => undefined],
  ['replaced', (file: string) => writeFileSync(file, '')],
])(
  'a SQLite file that is %s while the server runs answers 503 to reads and writes until it is back',
  async (_state, replace) => {
    const { sendRequest, dataFolder, logged } = await startSsrServer();
    expect((await sendRequest('/readyz')).status).toBe(200);
    const file = getSqliteFile(dataFolder);
    renameSync(file, `${file}.moved`);
    replace(file);

    const responses = [
      await sendTimed(sendRequest, '/readyz'),
      await sendTimed(sendRequest, '/api/products/1'),
      await sendTimed(sendRequest, '/api/contact', message),
    ];
    for (const response of responses) expect(response).toMatchObject(unavailable);
    expect(JSON.stringify(logged)).toContain('was deleted or replaced while it was open');

    renameSync(`${file}.moved`, file);
    expect((await sendRequest('/readyz')).status).toBe(200);
    expect((await sendRequest('/api/contact', message)).status).toBe(200);
  },
);
