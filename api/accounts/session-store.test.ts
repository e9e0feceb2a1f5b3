import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countUnread } from '#contract/inbox/admin-endpoints';
import { getSession, signOut } from '#contract/session/endpoints';
import { notSignedIn } from '#contract/session/messages';
import { createAdminClient, getCookiePair, postSignIn, testAdmin } from '../testing/admin-client';
import { startTestServer, type TestServer } from '../testing/test-server';
import { createAdminStore } from './admin-store';
import { argon2Hasher } from './argon2-hasher';
import { createDatabaseSessionStore } from './session-store';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let now: number;
const advanceClock = (milliseconds: number) => {
  now += milliseconds;
};

let server: TestServer;
beforeEach(async () => {
  now = Date.parse('2026-11-21T19:00:00.000Z');
  server = await startTestServer({ clock: () => new Date(now) });
});
afterEach(() => server.close());

const fetchStatus = async ({ sendRequest }: Pick<TestServer, 'sendRequest'>) =>
  (await sendRequest(getSession.path)).status;
const fetchRows = () => server.database('sessions').orderBy('created_at');

describe('session of a signed-in admin', () => {
  test('GET /api/admin/session returns the username and is not cached', async () => {
    const { sendRequest } = await createAdminClient(server);
    const { status, headers, json } = await sendRequest(getSession.path);
    expect([status, json]).toEqual([200, { username: testAdmin.username }]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('GET /api/admin/session answers 401 without a cookie or with an invented one', async () => {
    await createAdminClient(server);
    const inventedCookie = `higuera-session=${'a'.repeat(43)}`;
    for (const Cookie of ['', 'higuera-session=', inventedCookie]) {
      const { status, json } = await server.sendRequest(getSession.path, { headers: { Cookie } });
      expect([status, json]).toEqual([401, { message: notSignedIn.en }]);
    }
  });

  test('the session token appears neither in the database nor in the log', async () => {
    const { headers } = await createAdminClient(server);
    const token = headers.Cookie?.split('=')[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await fetchRows();
    expect(row.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([row, server.logged])).not.toContain(token);
  });

  test('an admin can sign in from two browsers and sign out of each separately', async () => {
    const [firstBrowser, secondBrowser] = [
      await createAdminClient(server),
      await createAdminClient(server),
    ];
    await firstBrowser.sendJson('POST', signOut.path);
    expect([await fetchStatus(firstBrowser), await fetchStatus(secondBrowser)]).toEqual([401, 200]);
  });

  test('signing in again issues a new token and ends the previous session', async () => {
    const firstBrowser = await createAdminClient(server);
    const secondSignIn = await postSignIn(server, testAdmin, firstBrowser.headers);
    const Cookie = getCookiePair(secondSignIn.headers['set-cookie']);
    expect(Cookie).not.toBe(firstBrowser.headers.Cookie);
    expect(await fetchStatus(firstBrowser)).toBe(401);
    expect((await server.sendRequest(getSession.path, { headers: { Cookie } })).status).toBe(200);
    expect(await fetchRows()).toHaveLength(1);
  });

  test('a failed sign-in in the same browser keeps the current session', async () => {
    const browser = await createAdminClient(server);
    const credentials = { ...testAdmin, password: 'wrong' };
    expect((await postSignIn(server, credentials, browser.headers)).status).toBe(401);
    expect(await fetchStatus(browser)).toBe(200);
  });
});

describe('session expiry', () => {
  test('a session expires two hours after its last use', async () => {
    const browser = await createAdminClient(server);
    advanceClock(2 * hourMs - 1);
    expect(await fetchStatus(browser)).toBe(200);
    advanceClock(2 * hourMs - 1);
    expect(await fetchStatus(browser)).toBe(200);
    advanceClock(2 * hourMs);
    expect(await fetchStatus(browser)).toBe(401);
    expect(await fetchRows()).toEqual([]);
  });

  test('a session expires when the clock is set back before its last use', async () => {
    const browser = await createAdminClient(server);
    advanceClock(-minuteMs);
    expect(await fetchStatus(browser)).toBe(200);
    advanceClock(-1);
    expect(await fetchStatus(browser)).toBe(401);
  });

  test('a session expires twelve hours after sign-in even when in use', async () => {
    const browser = await createAdminClient(server);
    for (let hours = 1; hours < 12; hours += 1) {
      advanceClock(hourMs);
      expect(await fetchStatus(browser)).toBe(200);
    }
    advanceClock(hourMs - 1);
    expect(await fetchStatus(browser)).toBe(200);
    advanceClock(1);
    expect(await fetchStatus(browser)).toBe(401);
  });

  test('signing out deletes the session on the server; a second sign-out answers 204 too', async () => {
    const browser = await createAdminClient(server);
    const { status, headers, text } = await browser.sendJson('POST', signOut.path);
    expect([status, text]).toEqual([204, '']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']?.[0]).toMatch(/^higuera-session=; .*expires=Thu, 01 Jan 1970/);
    expect(await fetchStatus(browser)).toBe(401);
    expect(await fetchRows()).toEqual([]);
    expect((await browser.sendJson('POST', signOut.path)).status).toBe(204);
  });

  test('a new password ends the admin’s sessions but not those of other admins', async () => {
    const administrators = createAdminStore(server.database);
    const marisol = { username: 'marisol', password: 'walnuts and figs' };
    const createdAt = new Date(now).toISOString();
    const passwordHash = await argon2Hasher.hash(marisol.password);
    await administrators.insert({ username: marisol.username, passwordHash, createdAt });
    const browser = await createAdminClient(server);
    const otherCookie = getCookiePair((await postSignIn(server, marisol)).headers['set-cookie']);

    const replacement = { ...testAdmin, password: 'a better one' };
    await administrators.setPassword(
      replacement.username,
      await argon2Hasher.hash(replacement.password),
    );
    expect(await fetchStatus(browser)).toBe(401);
    const otherResponse = await server.sendRequest(getSession.path, {
      headers: { Cookie: otherCookie },
    });
    expect(otherResponse.json).toEqual({ username: 'marisol' });
    expect((await postSignIn(server, testAdmin)).status).toBe(401);
    expect((await postSignIn(server, replacement)).status).toBe(200);
  });

  test('no session starts when the password changed while it was being verified', async () => {
    const store = createAdminStore(server.database);
    const verifiedAdmin = await store.findByUsername(testAdmin.username);
    await store.setPassword(testAdmin.username, 'another hash');
    const sessions = createDatabaseSessionStore(server.database, () => new Date(now));
    expect(verifiedAdmin && (await sessions.start(verifiedAdmin, undefined))).toBeUndefined();
    expect(await fetchRows()).toEqual([]);
  });

  test('deleting an admin deletes their sessions', async () => {
    const browser = await createAdminClient(server);
    await server.database('administrators').delete();
    expect(await fetchStatus(browser)).toBe(401);
    expect(await fetchRows()).toEqual([]);
  });
});

test('an open page that polls unread counts keeps no session alive', async () => {
  const browser = await createAdminClient(server);
  for (let minutes = 1; minutes < 120; minutes += 1) {
    advanceClock(minuteMs);
    expect((await browser.sendRequest(countUnread.path)).status).toBe(200);
  }
  advanceClock(minuteMs);
  expect((await browser.sendRequest(countUnread.path)).status).toBe(401);
});

test('last_used_at of a session is written at most once a minute', async () => {
  const browser = await createAdminClient(server);
  const fetchLastUse = async () => Date.parse((await fetchRows())[0].last_used_at);
  const startedAt = now;
  advanceClock(minuteMs - 1);
  await fetchStatus(browser);
  expect(await fetchLastUse()).toBe(startedAt);
  advanceClock(1);
  await fetchStatus(browser);
  expect(await fetchLastUse()).toBe(startedAt + minuteMs);
});

test('signing in deletes expired sessions from the database', async () => {
  await createAdminClient(server);
  advanceClock(2 * hourMs);
  await createAdminClient(server);
  expect(await fetchRows()).toHaveLength(1);
});
