import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  accountMessages,
  accountNotFound,
  maxAccounts,
  ownAccount,
  tooManyAccounts,
  usernameTaken,
} from '#contract/session/admin-messages';
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

const accountsPath = '/api/admin/accounts';
const passwordPath = '/api/admin/password';
const currentPassword = testAdmin.password;
const marisol = { username: 'marisol', newPassword: 'tres tazas azules', currentPassword };
const createdAt = '2026-11-21T19:00:00.000Z';

let server: TestServer;
let admin: AdminClient;
beforeEach(async () => {
  server = await startTestServer({
    clock: () => new Date(createdAt),
    wait: async () => undefined,
  });
  admin = await createAdminClient(server);
});
afterEach(() => server.close());

const canSignIn = async (username: string, password: string) =>
  (await postSignIn(server, { username, password })).status === 200;
const fetchSessionStatus = async (client: Pick<AdminClient, 'sendRequest'>) =>
  (await client.sendRequest(getSession.path)).status;
const createAccount = (changes: object = {}) =>
  admin.sendJson('POST', accountsPath, { ...marisol, ...changes });
const changePassword = (body: object) => admin.sendJson('PUT', passwordPath, body);

describe('PUT /api/admin/password', () => {
  const newPassword = 'higos y nueces de casa';

  test('changes the password, ends the other sessions and renews the own one', async () => {
    const otherBrowser = await createAdminClient(server);
    const { status, text, headers } = await changePassword({ currentPassword, newPassword });
    expect([status, text]).toEqual([204, '']);
    const Cookie = getCookiePair(headers['set-cookie']);
    expect(Cookie).not.toBe(admin.headers.Cookie);
    const renewed = await server.sendRequest(getSession.path, { headers: { Cookie } });
    expect(renewed.json).toEqual({ username: testAdmin.username });
    expect([await fetchSessionStatus(otherBrowser), await fetchSessionStatus(admin)]).toEqual([
      401, 401,
    ]);
    expect(await canSignIn(testAdmin.username, currentPassword)).toBe(false);
    expect(await canSignIn(testAdmin.username, newPassword)).toBe(true);
  });

  test.each(['en', 'es'] as const)(
    'answers 400 in %s for a wrong current password, and keeps the session',
    async (language) => {
      const response = await changePassword({ currentPassword: 'figs', newPassword, language });
      const message = accountMessages.wrongPassword[language];
      expect([response.status, response.json]).toEqual([
        400,
        { message, issues: [{ path: 'currentPassword', message }] },
      ]);
      expect(await fetchSessionStatus(admin)).toBe(200);
    },
  );

  test.each([
    ['figs', accountMessages.passwordTooShort],
    ['Password 1234', accountMessages.passwordTooCommon],
  ])('answers 400 for the weak password %j', async (weak, message) => {
    const { status, json } = await changePassword({ currentPassword, newPassword: weak });
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: 'newPassword', message: message.en }] });
  });

  test('answers 429 after ten wrong passwords, even for the right one', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1)
      await changePassword({ currentPassword: 'figs', newPassword });
    const { status, headers } = await changePassword({ currentPassword, newPassword });
    expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  test('keeps both passwords out of the log', async () => {
    await changePassword({ currentPassword, newPassword });
    await changePassword({ currentPassword: 'figs', newPassword });
    const log = JSON.stringify(server.logged);
    expect([log.includes(currentPassword), log.includes(newPassword)]).toEqual([false, false]);
  });
});

describe('POST /api/admin/accounts', () => {
  test('adds an account that can sign in, and lists it', async () => {
    const { status, json } = await createAccount();
    const account = { id: expect.any(Number), username: 'marisol' };
    expect([status, json]).toEqual([201, account]);
    expect(await canSignIn('marisol', marisol.newPassword)).toBe(true);
    const list = await admin.sendRequest(accountsPath);
    expect(list.json).toEqual([expect.objectContaining({ username: testAdmin.username }), account]);
    expect(list.headers['cache-control']).toBe('private, no-store');
  });

  test('answers 409 for a user name that is taken, ignoring case', async () => {
    const { status, json } = await createAccount({ username: ' ELENA ', language: 'es' });
    const message = usernameTaken.es;
    expect([status, json]).toEqual([409, { message, issues: [{ path: 'username', message }] }]);
  });

  test('answers 400 for a wrong password of the admin who adds it', async () => {
    const { status, json } = await createAccount({ currentPassword: 'figs' });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: [{ path: 'currentPassword', message: accountMessages.wrongPassword.en }],
    });
    expect(await canSignIn('marisol', marisol.newPassword)).toBe(false);
  });

  test(`answers 409 when there are ${maxAccounts} accounts`, async () => {
    const store = createAdminStore(server.database);
    for (let count = 1; count < maxAccounts; count += 1) {
      const account = { username: `admin ${count}`, passwordHash: 'hash', createdAt };
      await store.insert(account);
    }
    const { status, json } = await createAccount();
    expect([status, json]).toEqual([409, { message: tooManyAccounts.en }]);
  });

  test('is not added by an admin who was removed while the password was hashed', async () => {
    const store = createAdminStore(server.database);
    const added = await store.add(
      { username: 'marisol', passwordHash: 'hash', createdAt },
      { maxAdmins: maxAccounts, actingUsername: 'removed' },
    );
    expect(added).toBe('removed');
    expect(await store.list()).toMatchObject([{ username: testAdmin.username }]);
  });
});

describe('POST /api/admin/accounts/:id/delete', () => {
  async function addMarisol(): Promise<string> {
    await createAccount();
    const added = await createAdminStore(server.database).findByUsername('marisol');
    return `${accountsPath}/${added?.id}/delete`;
  }
  const remove = (path: string, changes: object = {}) =>
    admin.sendJson('POST', path, { currentPassword, ...changes });

  test('removes another account and ends its sessions', async () => {
    const path = await addMarisol();
    const signIn = await postSignIn(server, { ...marisol, password: marisol.newPassword });
    const Cookie = getCookiePair(signIn.headers['set-cookie']);
    expect((await remove(path)).status).toBe(204);
    const session = await server.sendRequest(getSession.path, { headers: { Cookie } });
    expect(session.status).toBe(401);
    expect(await canSignIn('marisol', marisol.newPassword)).toBe(false);
    expect(await remove(path)).toMatchObject({
      status: 404,
      json: { message: accountNotFound.en },
    });
  });

  test('answers 400 without the password of the admin who removes it, or with a wrong one', async () => {
    const path = await addMarisol();
    for (const [wrong, message] of [
      [undefined, accountMessages.currentPassword],
      ['figs', accountMessages.wrongPassword],
    ] as const) {
      const { status, json } = await remove(path, { currentPassword: wrong, language: 'es' });
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ path: 'currentPassword', message: message.es }] });
    }
    expect(await canSignIn('marisol', marisol.newPassword)).toBe(true);
  });

  test('answers 409 for the own account', async () => {
    const own = await createAdminStore(server.database).findByUsername(testAdmin.username);
    const { status, json } = await remove(`${accountsPath}/${own?.id}/delete`);
    expect([status, json]).toEqual([409, { message: ownAccount.en }]);
    expect(await fetchSessionStatus(admin)).toBe(200);
  });

  test('removes only one of two accounts that remove each other at the same time', async () => {
    await addMarisol();
    const store = createAdminStore(server.database);
    const [first, second] = await store.list();
    expect(
      await Promise.all([
        store.remove(second?.id ?? 0, first?.username ?? ''),
        store.remove(first?.id ?? 0, second?.username ?? ''),
      ]),
    ).toEqual([true, false]);
    expect(await store.list()).toHaveLength(1);
  });
});
