import { beforeEach, describe, expect, test } from 'vitest';
import type { HttpError } from '../dispatch/http-error';
import { createMemoryCounters } from './attempt-counter';
import { createSignInThrottle, type SignInAttempt, type SignInThrottle } from './sign-in-throttle';

const minuteMs = 60_000;

let now: number;
let delays: number[];
let throttle: SignInThrottle;
beforeEach(() => {
  now = Date.parse('2026-11-21T19:00:00.000Z');
  delays = [];
  throttle = createSignInThrottle({
    createCounter: createMemoryCounters(() => new Date(now)),
    wait: async (milliseconds) => {
      delays.push(milliseconds);
    },
  });
});

const elena: SignInAttempt = {
  ip: '192.0.2.1',
  username: 'elena',
  isKnownUser: true,
  language: 'en',
};

const getRejection = (attempt: SignInAttempt = elena): Promise<HttpError | undefined> =>
  throttle.admit(attempt).then(
    () => undefined,
    (error: HttpError) => error,
  );

async function failTimes(times: number, attempt: SignInAttempt = elena): Promise<void> {
  for (let failed = 0; failed < times; failed += 1) await throttle.admit(attempt);
}

describe('SignInThrottle', () => {
  test('delays attempts from the third on, doubling the delay each time', async () => {
    await failTimes(9);
    expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000]);
  });

  test('rejects from the tenth attempt on with 429, Retry-After and a message in the request’s language', async () => {
    await failTimes(9);
    now += 5 * minuteMs;
    const rejection = await getRejection({ ...elena, language: 'es' });
    expect(rejection).toMatchObject({
      status: 429,
      problem: {
        message:
          'Hubo demasiados intentos de iniciar sesión. Espera 10 minutos e inténtalo de nuevo.',
      },
      headers: { 'Retry-After': '600' },
    });
    expect(delays).toHaveLength(7);
  });

  test('does not extend the lockout when the clock is set back by a day', async () => {
    await failTimes(9);
    expect(await getRejection()).toMatchObject({ status: 429 });
    now -= 24 * 60 * minuteMs;
    expect(await getRejection()).toBeUndefined();
  });

  test('does not extend the lockout for rejected attempts', async () => {
    await failTimes(9);
    for (let attemptCount = 0; attemptCount < 20; attemptCount += 1) await getRejection();
    now += 15 * minuteMs;
    const rejection = await getRejection();
    expect(rejection?.headers['Retry-After']).toBe('1');
    expect(rejection?.message).toMatch(/Please wait a minute and try again/);
    now += 1;
    expect(await getRejection()).toBeUndefined();
    expect(delays).toHaveLength(7);
  });

  test('counts concurrent attempts', async () => {
    const rejections = await Promise.all(Array.from({ length: 30 }, () => getRejection()));
    expect(rejections.filter((rejection) => rejection === undefined)).toHaveLength(9);
  });

  test('does not affect other usernames or other networks', async () => {
    await failTimes(9);
    expect(await getRejection({ ...elena, username: 'marisol' })).toBeUndefined();
    expect(await getRejection({ ...elena, ip: '192.0.2.2' })).toBeUndefined();
    expect(await getRejection()).toBeDefined();
  });

  test('counts attempts from one IPv6 network together', async () => {
    await failTimes(9, { ...elena, ip: '2001:db8::1' });
    expect(await getRejection({ ...elena, ip: '2001:db8::2' })).toBeDefined();
  });

  test('forgets failures after a successful sign-in', async () => {
    await failTimes(8);
    await throttle.recordSuccess(elena);
    await failTimes(2);
    expect(delays).toHaveLength(6);
  });

  test('rejects the 21st attempt per minute from one network for any usernames', async () => {
    const attemptAs = (username: string) => ({ ...elena, username, isKnownUser: false });
    for (let name = 0; name < 20; name += 1) {
      now += 2000;
      await throttle.admit(attemptAs(String(name)));
    }
    expect(await getRejection()).toMatchObject({ status: 429, headers: { 'Retry-After': '22' } });
    expect(await getRejection({ ...elena, ip: '192.0.2.2' })).toBeUndefined();
    now += 22_001;
    expect(await getRejection()).toBeUndefined();
  });

  test('does not count successful sign-ins against the network', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect(await getRejection()).toBeUndefined();
      await throttle.recordSuccess(elena);
    }
  });

  test.each([true, false])(
    'delays but does not reject attempts at a name guessed from many networks, whether it exists: %s',
    async (isKnownUser) => {
      for (let network = 1; network <= 50; network += 1) {
        await throttle.admit({ ...elena, isKnownUser, ip: `198.51.100.${network}` });
      }
      expect(delays).toEqual([]);
      expect(await getRejection({ ...elena, isKnownUser })).toBeUndefined();
      expect(delays).toEqual([2000]);
    },
  );

  test('does not forget failures of a known name when many invented names are tried', async () => {
    await failTimes(9);
    for (let name = 0; name < 12_000; name += 1) {
      const ip = `2001:db8:${(name >> 8).toString(16)}:${(name & 255).toString(16)}::1`;
      await throttle.admit({ ...elena, ip, username: String(name), isKnownUser: false });
    }
    expect(await getRejection()).toMatchObject({ status: 429 });
  });
});
