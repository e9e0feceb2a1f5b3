import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);

test('GET /healthz and /readyz answer 200 with a working database', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, json, headers } = await server.sendRequest(path);
    expect([status, json]).toEqual([200, { status: 'ok' }]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('GET /readyz answers 503 with unknown migrations, /healthz 200', async () => {
  const otherServer = await startTestServer();
  await otherServer.database('migrations').insert({ name: '9999-later', taken_at: 'later' });
  expect((await otherServer.sendRequest('/readyz')).status).toBe(503);
  expect((await otherServer.sendRequest('/healthz')).status).toBe(200);
  await otherServer.close();
});

test('GET /readyz answers 503 and logs when the database is unreachable, /healthz 200', async () => {
  const otherServer = await startTestServer();
  await otherServer.database.destroy();
  expect((await otherServer.sendRequest('/readyz')).status).toBe(503);
  expect((await otherServer.sendRequest('/healthz')).status).toBe(200);
  await otherServer.close();
  expect(otherServer.logged).toHaveLength(1);
});

test('GET /readyz?exclude=database answers 200 when the database is unreachable', async () => {
  const otherServer = await startTestServer();
  await otherServer.database.destroy();
  expect((await otherServer.sendRequest('/readyz?exclude=database')).status).toBe(200);
  expect((await otherServer.sendRequest('/readyz?exclude=disk')).status).toBe(503);
  await otherServer.close();
});
