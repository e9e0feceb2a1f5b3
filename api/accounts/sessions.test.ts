import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getSession, signOut } from '#contract/session/endpoints';
import { notSignedIn } from '#contract/session/messages';
import { asAdministrator, heldCookie, signInTo, testAdministrator } from '../testing/administrator';
import { startShop, type TestShop } from '../testing/shop';
import { createAdministratorStore } from './administrators';
import { argon2Hasher } from './argon2-hasher';
import { createSessionStore } from './sessions';

const minute = 60_000;
const hour = 60 * minute;

let now: number;
const pass = (milliseconds: number) => {
  now += milliseconds;
};

let shop: TestShop;
beforeEach(async () => {
  now = Date.parse('2026-11-21T19:00:00.000Z');
  shop = await startShop({ clock: () => new Date(now) });
});
afterEach(() => shop.close());

const fetchStatus = async ({ sendRequest }: Pick<TestShop, 'sendRequest'>) =>
  (await sendRequest(getSession.path)).status;
const rows = () => shop.database('sessions').orderBy('created_at');

describe('session of a signed-in admin', () => {
  test('GET /api/admin/session returns the username and is not cached', async () => {
    const { sendRequest } = await asAdministrator(shop);
    const { status, headers, json } = await sendRequest(getSession.path);
    expect([status, json]).toEqual([200, { username: testAdministrator.username }]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('GET /api/admin/session answers 401 without a cookie or with an invented one', async () => {
    await asAdministrator(shop);
    const madeUp = `higuera-session=${'a'.repeat(43)}`;
    for (const Cookie of ['', 'higuera-session=', madeUp]) {
      const { status, json } = await shop.sendRequest(getSession.path, { headers: { Cookie } });
      expect([status, json]).toEqual([401, { message: notSignedIn.en }]);
    }
  });

  test('the session token appears neither in the database nor in the log', async () => {
    const { headers } = await asAdministrator(shop);
    const token = headers.Cookie?.split('=')[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await rows();
    expect(row.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([row, shop.logged])).not.toContain(token);
  });

  test('an admin can sign in from two browsers and sign out of each separately', async () => {
    const [one, other] = [await asAdministrator(shop), await asAdministrator(shop)];
    await one.send('POST', signOut.path);
    expect([await fetchStatus(one), await fetchStatus(other)]).toEqual([401, 200]);
  });

  test('signing in again issues a new token and ends the previous session', async () => {
    const before = await asAdministrator(shop);
    const again = await signInTo(shop, testAdministrator, before.headers);
    const Cookie = heldCookie(again.headers['set-cookie']);
    expect(Cookie).not.toBe(before.headers.Cookie);
    expect(await fetchStatus(before)).toBe(401);
    expect((await shop.sendRequest(getSession.path, { headers: { Cookie } })).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('a failed sign-in in the same browser keeps the current session', async () => {
    const browser = await asAdministrator(shop);
    const pair = { ...testAdministrator, password: 'wrong' };
    expect((await signInTo(shop, pair, browser.headers)).status).toBe(401);
    expect(await fetchStatus(browser)).toBe(200);
  });
});

describe('session expiry', () => {
  test('a session expires two hours after its last use', async () => {
    const browser = await asAdministrator(shop);
    pass(2 * hour - 1);
    expect(await fetchStatus(browser)).toBe(200);
    pass(2 * hour - 1);
    expect(await fetchStatus(browser)).toBe(200);
    pass(2 * hour);
    expect(await fetchStatus(browser)).toBe(401);
    expect(await rows()).toEqual([]);
  });

  test('a session expires when the clock is set back before its last use', async () => {
    const browser = await asAdministrator(shop);
    pass(-minute);
    expect(await fetchStatus(browser)).toBe(200);
    pass(-1);
    expect(await fetchStatus(browser)).toBe(401);
  });

  test('a session expires twelve hours after sign-in even when in use', async () => {
    const browser = await asAdministrator(shop);
    for (let hours = 1; hours < 12; hours += 1) {
      pass(hour);
      expect(await fetchStatus(browser)).toBe(200);
    }
    pass(hour - 1);
    expect(await fetchStatus(browser)).toBe(200);
    pass(1);
    expect(await fetchStatus(browser)).toBe(401);
  });

  test('signing out deletes the session on the server; a second sign-out answers 204 too', async () => {
    const browser = await asAdministrator(shop);
    const { status, headers, text } = await browser.send('POST', signOut.path);
    expect([status, text]).toEqual([204, '']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']?.[0]).toMatch(/^higuera-session=; .*expires=Thu, 01 Jan 1970/);
    expect(await fetchStatus(browser)).toBe(401);
    expect(await rows()).toEqual([]);
    expect((await browser.send('POST', signOut.path)).status).toBe(204);
  });

  test('a new password ends the admin’s sessions but not those of other admins', async () => {
    const administrators = createAdministratorStore(shop.database);
    const marisol = { username: 'marisol', password: 'walnuts and figs' };
    const createdAt = new Date(now).toISOString();
    const passwordHash = await argon2Hasher.hash(marisol.password);
    await administrators.insert({ username: marisol.username, passwordHash, createdAt });
    const browser = await asAdministrator(shop);
    const others = heldCookie((await signInTo(shop, marisol)).headers['set-cookie']);

    const replacement = { ...testAdministrator, password: 'a better one' };
    await administrators.setPassword(
      replacement.username,
      await argon2Hasher.hash(replacement.password),
    );
    expect(await fetchStatus(browser)).toBe(401);
    const theirs = await shop.sendRequest(getSession.path, { headers: { Cookie: others } });
    expect(theirs.json).toEqual({ username: 'marisol' });
    expect((await signInTo(shop, testAdministrator)).status).toBe(401);
    expect((await signInTo(shop, replacement)).status).toBe(200);
  });

  test('no session starts when the password changed while it was being verified', async () => {
    const store = createAdministratorStore(shop.database);
    const checked = await store.find(testAdministrator.username);
    await store.setPassword(testAdministrator.username, 'another hash');
    const sessions = createSessionStore(shop.database, () => new Date(now));
    expect(checked && (await sessions.begin(checked))).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  test('deleting an admin deletes their sessions', async () => {
    const browser = await asAdministrator(shop);
    await shop.database('administrators').delete();
    expect(await fetchStatus(browser)).toBe(401);
    expect(await rows()).toEqual([]);
  });
});

test('last_used_at of a session is written at most once a minute', async () => {
  const browser = await asAdministrator(shop);
  const lastUse = async () => Date.parse((await rows())[0].last_used_at);
  const begun = now;
  pass(minute - 1);
  await fetchStatus(browser);
  expect(await lastUse()).toBe(begun);
  pass(1);
  await fetchStatus(browser);
  expect(await lastUse()).toBe(begun + minute);
});

test('signing in deletes expired sessions from the database', async () => {
  await asAdministrator(shop);
  pass(2 * hour);
  await asAdministrator(shop);
  expect(await rows()).toHaveLength(1);
});
