import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { changePassword, createAccount, deleteAccount } from '#contract/session/admin-endpoints';
import { codeMessages } from '#contract/session/messages';
import {
  type AdminClient,
  continueSession,
  createAdminClient,
  postSignIn,
  testAdmin,
} from '../testing/admin-client';
import { generateCode, stepMs } from '../testing/one-time-code';
import { putSecondFactor } from '../testing/second-factor';
import { startTestServer, type TestServer } from '../testing/test-server';
import { createAdminStore } from './admin-store';

const currentPassword = testAdmin.password;
const rosa = { username: 'rosa', newPassword: 'tres tazas azules' };
const createdAt = '2026-11-21T19:00:00.000Z';

let now: number;
let server: TestServer;
/** Has a second factor; each test has a code that was not used. */
let admin: AdminClient;
let recoveryCode: string;
let marisolId: number;
beforeEach(async () => {
  now = Date.parse(createdAt);
  server = await startTestServer({ clock: () => new Date(now), wait: async () => undefined });
  const response = await putSecondFactor(await createAdminClient(server), now);
  const { recoveryCodes }: { recoveryCodes: string[] } = JSON.parse(response.text);
  recoveryCode = recoveryCodes[0] ?? '';
  admin = continueSession(server, response.headers['set-cookie']);
  now += stepMs;
  const store = createAdminStore(server.database);
  await store.insert({ username: 'marisol', passwordHash: 'hash', createdAt });
  marisolId = (await store.findByUsername('marisol'))?.id ?? 0;
});
afterEach(() => server.close());

const dumpAdmins = () =>
  server.database('administrators').orderBy('id').select('id', 'username', 'password_hash');

interface Write {
  readonly title: string;
  readonly status: number;
  readonly send: (proof: object) => ReturnType<AdminClient['sendJson']>;
}

const writes: readonly Write[] = [
  {
    title: 'PUT /api/admin/password',
    status: 204,
    send: (proof) =>
      admin.sendJson('PUT', changePassword.path, { newPassword: currentPassword, ...proof }),
  },
  {
    title: 'POST /api/admin/accounts',
    status: 201,
    send: (proof) => admin.sendJson('POST', createAccount.path, { ...rosa, ...proof }),
  },
  {
    title: 'POST /api/admin/accounts/:id/delete',
    status: 204,
    send: (proof) =>
      admin.sendJson('POST', buildUrl(deleteAccount, { params: { id: marisolId } }), proof),
  },
];

describe.each(writes)('$title of an admin with a second factor', ({ status, send }) => {
  test.each([
    ['no code', undefined, codeMessages.codeRequired],
    ['a wrong code', '000000', codeMessages.wrongCode],
  ])('answers 400 for %s, and changes nothing', async (_, code, message) => {
    const before = await dumpAdmins();
    const response = await send({ currentPassword, code, language: 'es' });
    expect([response.status, response.json]).toEqual([
      400,
      { message: message.es, issues: [{ path: 'code', message: message.es }] },
    ]);
    expect(await dumpAdmins()).toEqual(before);
  });

  test('answers 400 for a wrong password with a right code, and does not use the code up', async () => {
    const code = generateCode(now);
    const before = await dumpAdmins();
    expect(await send({ currentPassword: 'figs', code })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'currentPassword' }] },
    });
    expect(await dumpAdmins()).toEqual(before);
    expect((await send({ currentPassword, code })).status).toBe(status);
  });

  test('accepts a code once', async () => {
    const code = generateCode(now);
    expect((await send({ currentPassword, code })).status).toBe(status);
    const { json } = await postSignIn(server, { ...testAdmin, code });
    expect(json).toMatchObject({ issues: [{ path: 'code', message: codeMessages.wrongCode.en }] });
  });

  test('accepts a recovery code', async () => {
    expect((await send({ currentPassword, code: recoveryCode })).status).toBe(status);
    expect(await server.database('recovery_codes')).toHaveLength(9);
  });

  test('answers 429 after ten wrong codes, even for the right one', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect((await send({ currentPassword, code: '000000' })).status).toBe(400);
    }
    const { status: lastStatus, headers } = await send({
      currentPassword,
      code: generateCode(now),
    });
    expect([lastStatus, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });
});

test('POST /api/admin/accounts does not use a code up when the user name is taken', async () => {
  const send = (username: string) =>
    admin.sendJson('POST', createAccount.path, {
      ...rosa,
      username,
      currentPassword,
      code: generateCode(now),
    });
  expect((await send('Marisol')).status).toBe(409);
  expect((await send('rosa')).status).toBe(201);
});

test('PUT /api/admin/password ignores a code of an admin without a second factor', async () => {
  await createAdminStore(server.database).removeSecondFactor(testAdmin.username);
  admin = await createAdminClient(server);
  const body = { currentPassword, newPassword: rosa.newPassword, code: '000000' };
  expect((await admin.sendJson('PUT', changePassword.path, body)).status).toBe(204);
});
