import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionNotFound } from '#contract/session/admin-messages';
import type { ActiveSession } from '#contract/session/admin-schema';
import { getSession } from '#contract/session/endpoints';
import {
  type AdminClient,
  createAdminClient,
  getCookiePair,
  postSignIn,
  testAdmin,
} from '../testing/admin-client';
import { startTestServer, type TestServer } from '../testing/test-server';
import { createAdminStore } from './admin-store';
import { argon2Hasher } from './argon2-hasher';

const path = '/api/admin/sessions';
const hourMs = 3_600_000;
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let now: number;
let server: TestServer;
let admin: AdminClient;
beforeEach(async () => {
  now = Date.parse('2026-11-21T19:00:00.000Z');
  server = await startTestServer({ clock: () => new Date(now) });
  admin = await createAdminClient(server);
});
afterEach(() => server.close());

const signIn = async (credentials: object = testAdmin) => {
  const response = await postSignIn(server, credentials, { 'User-Agent': phone });
  const Cookie = getCookiePair(response.headers['set-cookie']);
  return async () => (await server.sendRequest(getSession.path, { headers: { Cookie } })).status;
};

const fetchSessions = async (): Promise<ActiveSession[]> =>
  JSON.parse((await admin.sendRequest(path)).text);

async function addMarisol() {
  const password = 'tres tazas azules';
  const passwordHash = await argon2Hasher.hash(password);
  const createdAt = new Date(now).toISOString();
  await createAdminStore(server.database).insert({ username: 'marisol', passwordHash, createdAt });
  return signIn({ username: 'marisol', password });
}

describe('GET /api/admin/sessions', () => {
  test('lists the own sessions with their device, the current one first, without tokens', async () => {
    await addMarisol();
    now += hourMs;
    await signIn();
    const [startedAt, later] = [new Date(now - hourMs), new Date(now)].map((date) =>
      date.toISOString(),
    );
    const { status, json, text, headers } = await admin.sendRequest(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const id = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(json).toEqual([
      { id, browser: null, system: null, createdAt: startedAt, lastUsedAt: later, isCurrent: true },
      {
        id,
        browser: 'Chrome',
        system: 'Android',
        createdAt: later,
        lastUsedAt: later,
        isCurrent: false,
      },
    ]);
    const rows = await server.database('sessions');
    for (const { token_hash } of rows) expect(text).not.toContain(token_hash);
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
  });

  test('leaves expired sessions out', async () => {
    await signIn();
    now += hourMs;
    await admin.sendRequest(getSession.path);
    now += hourMs;
    expect(await fetchSessions()).toHaveLength(1);
  });
});

describe('DELETE /api/admin/sessions/:id', () => {
  test('ends that session at once', async () => {
    const getStatus = await signIn();
    const other = (await fetchSessions()).find(({ isCurrent }) => !isCurrent);
    expect(await getStatus()).toBe(200);
    expect((await admin.sendJson('DELETE', `${path}/${other?.id}`)).status).toBe(204);
    expect(await getStatus()).toBe(401);
    expect(await admin.sendJson('DELETE', `${path}/${other?.id}`)).toMatchObject({
      status: 404,
      json: { message: sessionNotFound.en },
    });
  });

  test('answers 404 for the session of another admin, which goes on', async () => {
    const getStatus = await addMarisol();
    const { id } = await server
      .database('sessions')
      .join('administrators', 'administrators.id', 'administrator_id')
      .where({ username: 'marisol' })
      .first('sessions.id');
    expect((await admin.sendJson('DELETE', `${path}/${id}`)).status).toBe(404);
    expect(await getStatus()).toBe(200);
  });

  test.each(['1', 'abc', 'A'.repeat(32)])('answers 404 for the id %j', async (id) => {
    expect((await admin.sendJson('DELETE', `${path}/${id}`)).status).toBe(404);
  });
});

test('DELETE /api/admin/sessions ends all own sessions but the current one', async () => {
  const getMarisolStatus = await addMarisol();
  const getStatus = await signIn();
  expect((await admin.sendJson('DELETE', path)).status).toBe(204);
  expect([await getStatus(), await getMarisolStatus()]).toEqual([401, 200]);
  expect(await fetchSessions()).toMatchObject([{ isCurrent: true }]);
});
