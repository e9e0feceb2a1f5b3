import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeMessages, invalidCredentials } from '#contract/session/messages';
import {
  type AdminClient,
  createAdminClient,
  getCookiePair,
  postSignIn,
  testAdmin,
} from '../testing/admin-client';
import { generateCode, stepMs } from '../testing/one-time-code';
import { putSecondFactor } from '../testing/second-factor';
import { startTestServer, type TestServer } from '../testing/test-server';
import { createAdminStore } from './admin-store';
import { createDatabaseSessionStore } from './session-store';

const minuteMs = 60_000;

let now: number;
let server: TestServer;
let admin: AdminClient;
let recoveryCodes: readonly string[];

beforeEach(async () => {
  now = Date.parse('2026-11-21T19:00:10.000Z');
  server = await startTestServer({
    trustedProxies: 1,
    clock: () => new Date(now),
    wait: async () => undefined,
  });
  admin = await createAdminClient(server);
  ({ recoveryCodes } = JSON.parse((await putSecondFactor(admin, now)).text));
  now += stepMs;
});
afterEach(() => server.close());

let requestCount = 0;
/** From another network each time, so that the counters per network do not apply. */
const signIn = (code: string | undefined, changes: object = {}) => {
  requestCount += 1;
  return postSignIn(
    server,
    { ...testAdmin, ...(code !== undefined && { code }), ...changes },
    { 'X-Forwarded-For': `2001:db8:0:${requestCount.toString(16)}::1` },
  );
};
const getStatus = async (code: string | undefined) => (await signIn(code)).status;
const wrongCode = () => generateCode(now + 10 * minuteMs);

describe('POST /api/admin/login with a second factor', () => {
  test.each(['en', 'es'] as const)(
    'answers 401 in %s and requests a code once the password is right, without a session',
    async (language) => {
      const sessions = await server.database('sessions');
      const { status, json, headers } = await signIn(undefined, { language });
      const message = codeMessages.codeRequired[language];
      expect([status, json]).toEqual([401, { message, issues: [{ path: 'code', message }] }]);
      expect(headers['set-cookie']).toBeUndefined();
      expect(await server.database('sessions')).toEqual(sessions);
    },
  );

  test('does not reveal before the right password that there is one', async () => {
    const code = generateCode(now);
    const wrongPassword = await signIn(code, { password: 'figs and pecans' });
    const wrongName = await signIn(code, { username: 'marisol' });
    expect([wrongPassword.status, wrongPassword.json]).toEqual([
      401,
      { message: invalidCredentials.en },
    ]);
    expect([wrongName.status, wrongName.text]).toEqual([401, wrongPassword.text]);
    // The code was not used up.
    expect(await getStatus(code)).toBe(200);
  });

  test('starts a session with a code', async () => {
    const { status, json, headers } = await signIn(generateCode(now));
    expect([status, json]).toEqual([200, { username: testAdmin.username }]);
    const Cookie = getCookiePair(headers['set-cookie']);
    const session = await server.sendRequest('/api/admin/session', { headers: { Cookie } });
    expect(session.status).toBe(200);
  });

  test('accepts no code twice, not even the one that turned the second factor on', async () => {
    expect(await getStatus(generateCode(now - stepMs))).toBe(401);
    const code = generateCode(now);
    expect(await getStatus(code)).toBe(200);
    const { status, json } = await signIn(code);
    expect(status).toBe(401);
    expect(json).toMatchObject({ issues: [{ path: 'code', message: codeMessages.wrongCode.en }] });
  });

  test('accepts a code once when it is sent twice at the same time', async () => {
    const code = generateCode(now);
    const statuses = await Promise.all([getStatus(code), getStatus(code)]);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  test('accepts a code up to one step early or late', async () => {
    now += 10 * stepMs;
    expect(await getStatus(generateCode(now - 2 * stepMs))).toBe(401);
    expect(await getStatus(generateCode(now + 2 * stepMs))).toBe(401);
    expect(await getStatus(generateCode(now - stepMs))).toBe(200);
    expect(await getStatus(generateCode(now + stepMs))).toBe(200);
    // Later than an accepted one only: an earlier code may have been seen.
    expect(await getStatus(generateCode(now))).toBe(401);
  });

  test('accepts each recovery code once', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect(await getStatus(first)).toBe(200);
    expect(await getStatus(first)).toBe(401);
    expect(await getStatus(second.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await server.database('recovery_codes')).toHaveLength(8);
  });

  test('keeps codes out of the log, and recovery codes out of the database', async () => {
    const [recoveryCode = ''] = recoveryCodes;
    const code = generateCode(now);
    await signIn(code);
    await signIn(recoveryCode);
    await signIn(code);
    const log = JSON.stringify(server.logged);
    const rows = JSON.stringify(await server.database('recovery_codes'));
    expect([log.includes(code), log.includes(recoveryCode)]).toEqual([false, false]);
    for (const stored of recoveryCodes) expect(rows).not.toContain(stored.replaceAll('-', ''));
  });

  test('starts no session with a password alone that was verified before it was turned on', async () => {
    const verified = await createAdminStore(server.database).findByUsername(testAdmin.username);
    const sessions = createDatabaseSessionStore(server.database, () => new Date(now));
    expect(
      verified && (await sessions.start({ ...verified, secondFactorSecret: null }, undefined)),
    ).toBeUndefined();
  });
});

describe('code guessing at POST /api/admin/login', () => {
  const fromOneNetwork = (code?: string) =>
    postSignIn(
      server,
      { ...testAdmin, ...(code !== undefined && { code }) },
      { 'X-Forwarded-For': '192.0.2.7' },
    );

  test('counts wrong codes like wrong passwords, and a password without a code does not reset them', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect((await fromOneNetwork(wrongCode())).status).toBe(401);
    }
    expect((await fromOneNetwork()).status).toBe(401);
    const { status, headers } = await fromOneNetwork(generateCode(now));
    expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  test('rejects codes from any network after ten wrong ones, but no recovery code, for 15 minutes', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => getStatus(wrongCode())));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const { status, json, headers } = await signIn(generateCode(now));
    expect([status, headers['retry-after']]).toEqual([429, '900']);
    expect(json).toMatchObject({ message: codeMessages.tooManyWrongCodes.en });
    expect(await getStatus(recoveryCodes[0])).toBe(200);
    now += 15 * minuteMs - 1;
    expect(await getStatus(generateCode(now))).toBe(429);
    now += 1;
    expect(await getStatus(generateCode(now))).toBe(200);
  });

  test('forgets wrong codes after a right one', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn(wrongCode());
    expect(await getStatus(generateCode(now))).toBe(200);
    now += stepMs;
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn(wrongCode());
    expect(await getStatus(generateCode(now))).toBe(200);
  });
});
