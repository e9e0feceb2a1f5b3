import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  accountMessages,
  secondFactorIsOff,
  secondFactorIsOn,
} from '#contract/session/admin-messages';
import { getSession } from '#contract/session/endpoints';
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

const path = '/api/admin/second-factor';
const currentPassword = testAdmin.password;

let now: number;
let server: TestServer;
let admin: AdminClient;
beforeEach(async () => {
  now = Date.parse('2026-11-21T19:00:10.000Z');
  server = await startTestServer({ clock: () => new Date(now), wait: async () => undefined });
  admin = await createAdminClient(server);
});
afterEach(() => server.close());

/** Turns it on; the returned client has the new session. */
async function enable() {
  const response = await putSecondFactor(admin, now);
  expect(response.status).toBe(200);
  const enabledAt = new Date(now).toISOString();
  now += stepMs;
  const { recoveryCodes }: { recoveryCodes: string[] } = JSON.parse(response.text);
  const { sendJson, sendRequest } = continueSession(server, response.headers['set-cookie']);
  const fetchState = async () => (await sendRequest(path)).json;
  return { recoveryCodes, enabledAt, sendRequest, sendJson, fetchState };
}

const fetchSessionStatus = async (client: Pick<AdminClient, 'sendRequest'>) =>
  (await client.sendRequest(getSession.path)).status;
const canSignIn = async (code?: string) =>
  (await postSignIn(server, { ...testAdmin, ...(code !== undefined && { code }) })).status === 200;

describe('POST /api/admin/second-factor/secret', () => {
  test('answers a new secret each time and turns nothing on', async () => {
    const first = await admin.sendJson('POST', `${path}/secret`);
    const second = await admin.sendJson('POST', `${path}/secret`);
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.text).not.toBe(second.text);
    expect(await canSignIn()).toBe(true);
  });
});

describe('PUT /api/admin/second-factor', () => {
  test('turns it on, ends the other sessions and renews the own one', async () => {
    const otherBrowser = await createAdminClient(server);
    const { recoveryCodes, enabledAt, sendRequest, fetchState } = await enable();
    expect(recoveryCodes).toHaveLength(10);
    expect(await fetchState()).toEqual({ enabledAt, unusedRecoveryCodes: 10 });
    expect([await fetchSessionStatus(otherBrowser), await fetchSessionStatus(admin)]).toEqual([
      401, 401,
    ]);
    expect(await fetchSessionStatus({ sendRequest })).toBe(200);
    expect([await canSignIn(), await canSignIn(generateCode(now))]).toEqual([false, true]);
  });

  test.each([
    [
      'a wrong password',
      { currentPassword: 'figs' },
      'currentPassword',
      accountMessages.wrongPassword,
    ],
    ['a wrong code', { code: '000000' }, 'code', codeMessages.wrongSetupCode],
    ['no code', { code: ' ' }, 'code', codeMessages.codeRequired],
  ])('answers 400 for %s, and stays off', async (_, changes, field, message) => {
    const { status, json } = await putSecondFactor(admin, now, { ...changes, language: 'es' });
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: field, message: message.es }] });
    expect(await canSignIn()).toBe(true);
  });

  test.each(['ABC', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJ1', ''])(
    'answers 400 for the secret %j, which is none of ours',
    async (secret) => {
      const { status } = await putSecondFactor(admin, now, { secret });
      expect(status).toBe(400);
    },
  );

  test('answers 409 when it is on, and keeps the secret', async () => {
    const { sendJson } = await enable();
    const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const body = { currentPassword, secret, code: generateCode(now, secret) };
    expect(await sendJson('PUT', path, body)).toMatchObject({
      status: 409,
      json: { message: secondFactorIsOn.en },
    });
    expect(await canSignIn(generateCode(now))).toBe(true);
  });

  test('keeps the secret and the recovery codes out of the log', async () => {
    const { recoveryCodes } = await enable();
    const log = JSON.stringify(server.logged);
    for (const text of ['GEZDGNBV', ...recoveryCodes]) expect(log).not.toContain(text);
  });
});

describe('POST /api/admin/second-factor/disable', () => {
  test('turns it off with password and code; a recovery code does as well', async () => {
    const first = await enable();
    const body = { currentPassword, code: generateCode(now) };
    expect((await first.sendJson('POST', `${path}/disable`, body)).status).toBe(204);
    expect(await first.fetchState()).toEqual({ enabledAt: null, unusedRecoveryCodes: 0 });
    expect(await canSignIn()).toBe(true);

    admin = await createAdminClient(server);
    const second = await enable();
    const [code] = second.recoveryCodes;
    const response = await second.sendJson('POST', `${path}/disable`, { currentPassword, code });
    expect(response.status).toBe(204);
    expect(await canSignIn()).toBe(true);
  });

  test('answers 400 for a wrong password or code, and stays on', async () => {
    const { sendJson, fetchState, enabledAt } = await enable();
    const code = generateCode(now);
    const wrongPassword = { currentPassword: 'figs', code };
    expect(await sendJson('POST', `${path}/disable`, wrongPassword)).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'currentPassword' }] },
    });
    const wrongCode = { currentPassword, code: '000000' };
    expect(await sendJson('POST', `${path}/disable`, wrongCode)).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'code', message: codeMessages.wrongCode.en }] },
    });
    expect(await fetchState()).toMatchObject({ enabledAt });
  });

  test('answers 409 when it is off', async () => {
    const body = { currentPassword, code: '000000' };
    expect(await admin.sendJson('POST', `${path}/disable`, body)).toMatchObject({
      status: 409,
      json: { message: secondFactorIsOff.en },
    });
  });

  test('answers 429 after ten wrong codes, even for the right one', async () => {
    const { sendJson } = await enable();
    const disable = (code: string) =>
      sendJson('POST', `${path}/disable`, { currentPassword, code });
    for (let attempt = 0; attempt < 9; attempt += 1) await disable('000000');
    expect((await disable(generateCode(now))).status).toBe(429);
  });
});

describe('PUT /api/admin/second-factor/recovery-codes', () => {
  test('replaces the codes: the earlier ones are no longer valid', async () => {
    const { recoveryCodes: earlier, sendJson, fetchState } = await enable();
    expect(await canSignIn(earlier[0])).toBe(true);
    expect(await fetchState()).toMatchObject({ unusedRecoveryCodes: 9 });
    const body = { currentPassword, code: generateCode(now) };
    const { status, text } = await sendJson('PUT', `${path}/recovery-codes`, body);
    expect(status).toBe(200);
    const { recoveryCodes }: { recoveryCodes: string[] } = JSON.parse(text);
    expect(await fetchState()).toMatchObject({ unusedRecoveryCodes: 10 });
    expect([await canSignIn(earlier[1]), await canSignIn(recoveryCodes[1])]).toEqual([false, true]);
  });

  test('answers 409 while the second factor is off', async () => {
    const body = { currentPassword, code: '000000' };
    expect((await admin.sendJson('PUT', `${path}/recovery-codes`, body)).status).toBe(409);
  });
});

test('a new password keeps the second factor on', async () => {
  const { sendJson } = await enable();
  const newPassword = 'higos y nueces de casa';
  const body = { currentPassword, newPassword, code: generateCode(now) };
  expect((await sendJson('PUT', '/api/admin/password', body)).status).toBe(204);
  now += stepMs;
  const credentials = { ...testAdmin, password: newPassword };
  expect((await postSignIn(server, credentials)).status).toBe(401);
  expect((await postSignIn(server, { ...credentials, code: generateCode(now) })).status).toBe(200);
});
