import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { invalidCredentials, signInMessages } from '#contract/session/messages';
import { postSignIn, testAdmin } from '../testing/admin-client';
import type { TestResponse } from '../testing/test-client';
import { startTestServer, type TestServer } from '../testing/test-server';

let delays: number[];
let server: TestServer;
beforeEach(async () => {
  delays = [];
  server = await startTestServer({
    trustedProxies: 1,
    wait: async (milliseconds) => {
      delays.push(milliseconds);
    },
  });
});
afterEach(() => server.close());

const wrongCredentials = { ...testAdmin, password: 'figs and pecans' };
const forwardedFor = (address: string) => ({ 'X-Forwarded-For': address });

/** Without what differs from one request to the next. */
const withoutDate = ({
  status,
  headers: { date: _, 'x-request-id': __, ...headers },
  text,
}: TestResponse) => ({
  status,
  headers,
  text,
});

describe('POST /api/admin/login with wrong credentials', () => {
  test('answers byte-identical responses for a wrong username and a wrong password', async () => {
    const wrongPassword = withoutDate(await postSignIn(server, wrongCredentials));
    const wrongName = withoutDate(await postSignIn(server, { ...testAdmin, username: 'marisol' }));
    expect(wrongName).toEqual(wrongPassword);
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.headers['set-cookie']).toBeUndefined();
    expect(wrongPassword.text).toBe('{"message":"Invalid username or password"}');
  });

  test('answers in the language of the page', async () => {
    const { json } = await postSignIn(server, { ...wrongCredentials, language: 'es' });
    expect(json).toEqual({ message: invalidCredentials.es });
  });

  test('creates no session and keeps the password out of the log', async () => {
    await postSignIn(server, wrongCredentials);
    expect(await server.database('sessions')).toEqual([]);
    expect(JSON.stringify(server.logged)).not.toContain(wrongCredentials.password);
  });
});

test.each(['ELENA', ' Elena '])('POST /api/admin/login signs in %j as elena', async (username) => {
  const { status, json } = await postSignIn(server, { ...testAdmin, username });
  expect([status, json]).toEqual([200, { username: testAdmin.username }]);
});

test('POST /api/admin/login signs in a name outside ASCII in another case', async () => {
  await server.database('administrators').update({ username: 'Inés' });
  const { status, json } = await postSignIn(server, { ...testAdmin, username: 'INÉS' });
  expect([status, json]).toEqual([200, { username: 'Inés' }]);
});

test('POST /api/admin/login answers 400 with one issue per empty field', async () => {
  const { status, json } = await postSignIn(server, { username: ' ', language: 'es' });
  expect(status).toBe(400);
  expect(json).toMatchObject({
    issues: [
      { path: 'username', message: signInMessages.username.es },
      { path: 'password', message: signInMessages.password.es },
    ],
  });
});

describe('password guessing at POST /api/admin/login', () => {
  const guessPassword = (times: number, address = '192.0.2.7') =>
    Promise.all(
      Array.from({ length: times }, () =>
        postSignIn(server, wrongCredentials, forwardedFor(address)),
      ),
    );

  test('is delayed, then answered 429 even with the right password', async () => {
    await guessPassword(9);
    expect(delays.toSorted((one, other) => one - other)).toEqual([
      250, 500, 1000, 2000, 4000, 8000, 16_000,
    ]);
    const { status, headers } = await postSignIn(server, testAdmin, forwardedFor('192.0.2.7'));
    expect(status).toBe(429);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(await server.database('sessions')).toEqual([]);
  });

  test.each([
    ['a known', ['elena', 'Elena', 'ELENA']],
    ['an unknown', ['marisol', 'Marisol', 'MARISOL']],
  ])('is delayed however %s name is written', async (_, usernames) => {
    for (const username of usernames) await postSignIn(server, { ...wrongCredentials, username });
    expect(delays).toEqual([250]);
  });

  test('does not lock out other networks', async () => {
    await guessPassword(12);
    expect((await postSignIn(server, testAdmin, forwardedFor('192.0.2.8'))).status).toBe(200);
  });

  test('resets its failure count after a successful sign-in', async () => {
    await guessPassword(2);
    expect((await postSignIn(server, testAdmin, forwardedFor('192.0.2.7'))).status).toBe(200);
    delays = [];
    await guessPassword(2);
    expect(delays).toEqual([]);
  });
});

describe('session cookie', () => {
  const signInCookie = async (
    options: Parameters<typeof startTestServer>[0],
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const server = await startTestServer(options);
    onTestFinished(server.close);
    const response = await postSignIn(server, testAdmin, headers);
    return response.headers['set-cookie'];
  };

  const plainCookie = /^higuera-session=[\w-]{43}; path=\/; samesite=lax; httponly$/;
  const hostOnlyCookie =
    /^__Host-higuera-session=[\w-]{43}; path=\/; samesite=lax; secure; httponly$/;

  test('is HttpOnly and SameSite=Lax', async () => {
    expect(await signInCookie({})).toEqual([expect.stringMatching(plainCookie)]);
  });

  test('is Secure with the __Host- prefix when the public origin is HTTPS', async () => {
    const publicOrigin = 'https://shop.example';
    const cookie = await signInCookie({ publicOrigin }, { Origin: publicOrigin });
    expect(cookie).toEqual([expect.stringMatching(hostOnlyCookie)]);
  });

  test('is Secure behind a trusted proxy that sends X-Forwarded-Proto: https', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    const trusted = await signInCookie({ trustedProxies: 1 }, headers);
    expect(trusted).toEqual([expect.stringMatching(hostOnlyCookie)]);
    expect(await signInCookie({}, headers)).toEqual([expect.stringMatching(plainCookie)]);
  });
});
