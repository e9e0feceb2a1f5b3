import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeLastBackup } from '../backup/last-backup';
import { connect } from '../database/connect';
import { enqueueEmail } from '../email/email-queue';
import { postSignIn } from '../testing/admin-client';
import { closeSsrServers, type SsrServer, startSsrServer } from '../testing/ssr-server';
import { fetchVisitorCount, sendVisit } from '../testing/visits';
import { createMetrics } from './metrics';

const token = 'a-token-for-prometheus';
const now = new Date('2026-11-26T12:00:00.000Z');
const headers = { Authorization: `Bearer ${token}` };

const startServer = () => startSsrServer({ metricsToken: token, clock: () => now });
afterAll(closeSsrServers);

type Scraped = Pick<SsrServer, 'sendRequest'>;

const scrape = async ({ sendRequest }: Scraped) =>
  (await sendRequest('/metrics', { headers })).text;

/** The samples of a metric, without its name's prefix. */
const findSamples = (text: string, name: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`higuera_${name}{`) || line.startsWith(`higuera_${name} `))
    .map((line) => line.slice('higuera_'.length));

describe('GET /metrics', () => {
  test('answers 404 without a token in the settings', async () => {
    const { sendRequest } = await startSsrServer();
    for (const options of [{}, { headers }]) {
      const { status, json } = await sendRequest('/metrics', options);
      expect([status, json]).toEqual([404, { message: expect.any(String) }]);
    }
  });

  test.each([
    undefined,
    '',
    'Bearer',
    `Basic ${token}`,
    `Bearer ${token}!`,
    `Bearer ${token.slice(1)}`,
    token,
  ])('answers 401 to Authorization: %s', async (authorization) => {
    const { sendRequest } = await startServer();
    const { status, headers, text } = await sendRequest('/metrics', {
      ...(authorization !== undefined && { headers: { Authorization: authorization } }),
    });
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(text).not.toContain('higuera_');
  });

  test('answers in the format of Prometheus, is never stored, and counts no visit', async () => {
    const server = await startServer();
    const { status, headers: received, text } = await server.sendRequest('/metrics', { headers });
    expect(status).toBe(200);
    expect(received).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    });
    expect(text).toContain('\nhiguera_build_info{version="1.2.3"} 1\n');
    expect(text).toContain('\nnodejs_eventloop_lag_p99_seconds ');
    await sendVisit(server, '/metrics', { headers });
    expect(await fetchVisitorCount(server)).toEqual({ count: 0 });
    expect((await server.sendRequest('/metrics', { method: 'POST', headers })).status).toBe(405);
  });

  test('counts requests by kind, endpoint and class of the status, and hits of the cache', async () => {
    const server = await startServer();
    const { sendRequest } = server;
    const paths = [
      ...['/shop', '/shop', '/nowhere', '/broken'],
      ...['/api/products', '/api/products', '/api/products/7', '/api/nothing'],
      ...['/api/media/optimize/nothere', '/assets/index-1.js', '/healthz'],
    ];
    for (const path of paths) await sendRequest(path);
    // The last response may be counted after it has arrived.
    const count = async () => findSamples(await scrape(server), 'http_requests_total');
    await expect
      .poll(count)
      .toEqual(
        expect.arrayContaining([
          'http_requests_total{kind="page",endpoint="",status="2xx"} 2',
          'http_requests_total{kind="page",endpoint="",status="4xx"} 1',
          'http_requests_total{kind="page",endpoint="",status="5xx"} 1',
          'http_requests_total{kind="api",endpoint="listProducts",status="2xx"} 2',
          'http_requests_total{kind="api",endpoint="getProduct",status="2xx"} 1',
          'http_requests_total{kind="api",endpoint="",status="4xx"} 1',
          'http_requests_total{kind="image",endpoint="optimizeImage",status="4xx"} 1',
          'http_requests_total{kind="asset",endpoint="",status="2xx"} 1',
        ]),
      );
    const text = await scrape(server);
    expect(text).toContain(
      'higuera_http_request_duration_seconds_count{kind="api",endpoint="listProducts"} 2\n',
    );
    expect(findSamples(text, 'response_cache_requests_total')).toEqual([
      'response_cache_requests_total{result="miss"} 3',
      'response_cache_requests_total{result="hit"} 2',
    ]);
  });

  test('has no personal data, and no label that a client can invent', async () => {
    const server = await startServer();
    const paths = [
      '/shop?q=secret-search',
      '/order/LH-1001?key=secret-key',
      '/api/orders/LH-1001?key=secret-key',
      '/secret-page',
      '/api/secret-path',
      '/secret.php',
    ];
    for (const path of paths) await server.sendRequest(path);
    await server.sendRequest('/shop', { method: 'SECRET' }).catch(() => undefined);
    await postSignIn(server, { username: 'secret-name', password: 'secret-word' });
    const text = await scrape(server);
    expect(text).toContain('endpoint="getOrderStatus"');
    expect(text).not.toMatch(/secret|LH-1001|127\.0\.0/i);
  });

  test('has the queues, the database and the age of the last backup', async () => {
    const server = await startServer();
    const { database, dataFolder } = server;
    const read = async (name: string) => findSamples(await scrape(server), name)[0];
    expect(await read('email_oldest_age_seconds')).toBe('email_oldest_age_seconds 0');
    expect(await read('last_backup_age_seconds')).toBeUndefined();
    const email = { recipient: 'ana@example.com', replyTo: 'a@example.com', subject: 'Hi' };
    for (const minutes of [10, 5]) {
      await enqueueEmail(
        database,
        { ...email, kind: 'contact', text: 'Hi', html: 'Hi', language: 'en' },
        new Date(now.getTime() - minutes * 60_000),
      );
    }
    await writeLastBackup(dataFolder, {
      finishedAt: new Date(now.getTime() - 3_600_000),
      path: join(dataFolder, 'a.backup'),
      bytes: 1,
    });
    const text = await scrape(server);
    const names = ['rendering_queue_length', 'email_queue_length', 'email_oldest_age_seconds'];
    const others = ['last_backup_age_seconds', 'database_up', 'database_pool_waiting'];
    expect([...names, ...others].flatMap((name) => findSamples(text, name))).toEqual([
      'rendering_queue_length 0',
      'email_queue_length 2',
      'email_oldest_age_seconds 600',
      'last_backup_age_seconds 3600',
      'database_up 1',
      'database_pool_waiting 0',
    ]);
    expect(text).not.toContain('ana@');
  });

  test('says that the database is down, instead of values that it cannot know', async () => {
    const server = await startServer();
    expect(findSamples(await scrape(server), 'database_up')).toEqual(['database_up 1']);
    await server.database.schema.renameTable('email_queue', 'lost');
    const text = await scrape(server);
    expect(findSamples(text, 'database_up')).toEqual(['database_up 0']);
    expect(findSamples(text, 'email_queue_length')).toEqual([]);
  });
});

describe('createMetrics', () => {
  const createTestMetrics = () => createMetrics({ version: '1.2.3', slowQueryMs: 200 });

  test('renders although the database never answers', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const address = silent.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const database = connect(
      { dataFolder: '', databaseUrl: `postgres://shop@127.0.0.1:${port}/shop` },
      // Without time limits of its own.
      { isUnlimited: true },
    );
    const metrics = createTestMetrics();
    metrics.addGauges({
      database,
      renditions: { queueSize: () => 3 },
      readLastBackup: async () => undefined,
      clock: () => now,
    });
    const { text } = await metrics.render();
    for (const socket of sockets) socket.destroy();
    silent.close();
    await database.destroy();
    expect(findSamples(text, 'database_up')).toEqual(['database_up 0']);
    expect(findSamples(text, 'database_pool_used')).toHaveLength(1);
    expect(findSamples(text, 'rendering_queue_length')).toEqual(['rendering_queue_length 3']);
  });

  test('counts statements by their first word, and slow ones', async () => {
    const metrics = createTestMetrics();
    for (const [sql, milliseconds] of [
      ['select * from `products` where `secret` = ?', 1],
      ['SELECT 1', 250],
      ['update `products` set `name` = ?', 200],
      ['BEGIN;', 0.1],
    ] as const)
      metrics.observeQuery({ sql, milliseconds });
    const { text } = await metrics.render();
    expect(findSamples(text, 'database_statement_duration_seconds_count')).toEqual([
      'database_statement_duration_seconds_count{statement="select"} 2',
      'database_statement_duration_seconds_count{statement="update"} 1',
      'database_statement_duration_seconds_count{statement="other"} 1',
    ]);
    expect(findSamples(text, 'database_slow_statements_total')).toEqual([
      'database_slow_statements_total 1',
    ]);
    expect(text).not.toContain('secret');
  });
});
