import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { signInRules, wrongPair } from '#contract/session/messages';
import { signInTo, testAdministrator } from '../testing/administrator';
import type { TestResponse } from '../testing/ask';
import { startShop, type TestShop } from '../testing/shop';

let waits: number[];
let shop: TestShop;
beforeEach(async () => {
  waits = [];
  shop = await startShop({
    trustedProxies: 1,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
});
afterEach(() => shop.close());

const wrong = { ...testAdministrator, password: 'figs and pecans' };
const from = (address: string) => ({ 'X-Forwarded-For': address });

const whole = ({ status, headers: { date: _, ...headers }, text }: TestResponse) => ({
  status,
  headers,
  text,
});

describe('POST /api/admin/login with wrong credentials', () => {
  test('answers byte-identical responses for a wrong username and a wrong password', async () => {
    const wrongPassword = whole(await signInTo(shop, wrong));
    const wrongName = whole(await signInTo(shop, { ...testAdministrator, username: 'marisol' }));
    expect(wrongName).toEqual(wrongPassword);
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.headers['set-cookie']).toBeUndefined();
    expect(wrongPassword.text).toBe('{"message":"Invalid username or password"}');
  });

  test('answers in the language of the page', async () => {
    const { json } = await signInTo(shop, { ...wrong, language: 'es' });
    expect(json).toEqual({ message: wrongPair.es });
  });

  test('creates no session and keeps the password out of the log', async () => {
    await signInTo(shop, wrong);
    expect(await shop.database('sessions')).toEqual([]);
    expect(JSON.stringify(shop.logged)).not.toContain(wrong.password);
  });
});

test('POST /api/admin/login answers 400 with one issue per empty field', async () => {
  const { status, json } = await signInTo(shop, { username: ' ', language: 'es' });
  expect(status).toBe(400);
  expect(json).toMatchObject({
    issues: [
      { path: 'username', message: signInRules.username.es },
      { path: 'password', message: signInRules.password.es },
    ],
  });
});

describe('password guessing at POST /api/admin/login', () => {
  const guess = (times: number, address = '192.0.2.7') =>
    Promise.all(Array.from({ length: times }, () => signInTo(shop, wrong, from(address))));

  test('is delayed, then answered 429 even with the right password', async () => {
    await guess(9);
    expect(waits.toSorted((one, other) => one - other)).toEqual([
      250, 500, 1000, 2000, 4000, 8000, 16_000,
    ]);
    const { status, headers } = await signInTo(shop, testAdministrator, from('192.0.2.7'));
    expect(status).toBe(429);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(await shop.database('sessions')).toEqual([]);
  });

  test('does not lock out other networks', async () => {
    await guess(12);
    expect((await signInTo(shop, testAdministrator, from('192.0.2.8'))).status).toBe(200);
  });

  test('resets its failure count after a successful sign-in', async () => {
    await guess(2);
    expect((await signInTo(shop, testAdministrator, from('192.0.2.7'))).status).toBe(200);
    waits = [];
    await guess(2);
    expect(waits).toEqual([]);
  });
});

describe('session cookie', () => {
  const cookieFrom = async (
    options: Parameters<typeof startShop>[0],
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const secure = await startShop(options);
    onTestFinished(secure.close);
    const response = await signInTo(secure, testAdministrator, headers);
    return response.headers['set-cookie'];
  };

  const plain = /^higuera-session=[\w-]{43}; path=\/; samesite=lax; httponly$/;
  const hostOnly = /^__Host-higuera-session=[\w-]{43}; path=\/; samesite=lax; secure; httponly$/;

  test('is HttpOnly and SameSite=Lax', async () => {
    expect(await cookieFrom({})).toEqual([expect.stringMatching(plain)]);
  });

  test('is Secure with the __Host- prefix when the public origin is HTTPS', async () => {
    const publicOrigin = 'https://shop.example';
    const cookie = await cookieFrom({ publicOrigin }, { Origin: publicOrigin });
    expect(cookie).toEqual([expect.stringMatching(hostOnly)]);
  });

  test('is Secure behind a trusted proxy that sends X-Forwarded-Proto: https', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    const trusted = await cookieFrom({ trustedProxies: 1 }, headers);
    expect(trusted).toEqual([expect.stringMatching(hostOnly)]);
    expect(await cookieFrom({}, headers)).toEqual([expect.stringMatching(plain)]);
  });
});
