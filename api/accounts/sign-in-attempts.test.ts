import { beforeEach, describe, expect, test } from 'vitest';
import type { HttpProblem } from '../dispatch/problem';
import { type Attempt, createSignInAttempts, type SignInAttempts } from './sign-in-attempts';

const minute = 60_000;

let now: number;
let waits: number[];
let attempts: SignInAttempts;
beforeEach(() => {
  now = Date.parse('2026-11-21T19:00:00.000Z');
  waits = [];
  attempts = createSignInAttempts({
    clock: () => new Date(now),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
});

const elena: Attempt = { address: '192.0.2.1', username: 'elena', isKnown: true, language: 'en' };

/** The refusal of an attempt; undefined when it is let in. */
const refusalOf = (attempt: Attempt = elena): Promise<HttpProblem | undefined> =>
  attempts.admit(attempt).then(
    () => undefined,
    (fault: HttpProblem) => fault,
  );

async function fail(times: number, attempt: Attempt = elena): Promise<void> {
  for (let failed = 0; failed < times; failed += 1) await attempts.admit(attempt);
}

describe('attempts at a password', () => {
  test('wait from the third on, each twice as long as the one before', async () => {
    await fail(9);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000]);
  });

  test('are refused from the tenth on, and told when to come back, in the language they were made in', async () => {
    await fail(9);
    now += 5 * minute;
    const refusal = await refusalOf({ ...elena, language: 'es' });
    expect(refusal).toMatchObject({
      status: 429,
      problem: {
        message:
          'Hubo demasiados intentos de iniciar sesión. Espera 10 minutos e inténtalo de nuevo.',
      },
      headers: { 'Retry-After': '600' },
    });
    expect(waits).toHaveLength(7);
  });

  test('that are refused make the wait no longer', async () => {
    await fail(9);
    for (let tried = 0; tried < 20; tried += 1) await refusalOf();
    now += 15 * minute;
    const refusal = await refusalOf();
    expect(refusal?.headers['Retry-After']).toBe('1');
    expect(refusal?.message).toMatch(/Please wait a minute and try again/);
    now += 1;
    expect(await refusalOf()).toBeUndefined();
    expect(waits).toHaveLength(7);
  });

  test('made at once see one another', async () => {
    const refusals = await Promise.all(Array.from({ length: 30 }, () => refusalOf()));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(9);
  });

  test('leave other names and other networks alone', async () => {
    await fail(9);
    expect(await refusalOf({ ...elena, username: 'marisol' })).toBeUndefined();
    expect(await refusalOf({ ...elena, address: '192.0.2.2' })).toBeUndefined();
    expect(await refusalOf()).toBeDefined();
  });

  test('from one network of IPv6 are counted together', async () => {
    await fail(9, { ...elena, address: '2001:db8::1' });
    expect(await refusalOf({ ...elena, address: '2001:db8::2' })).toBeDefined();
  });

  test('are forgotten once one was good', async () => {
    await fail(8);
    attempts.forgive(elena);
    await fail(2);
    expect(waits).toHaveLength(6);
  });

  test('from one network are refused from the twenty-first in a minute on, whatever the names', async () => {
    const from = (username: string) => ({ ...elena, username, isKnown: false });
    for (let name = 0; name < 20; name += 1) {
      now += 2000;
      await attempts.admit(from(String(name)));
    }
    expect(await refusalOf()).toMatchObject({ status: 429, headers: { 'Retry-After': '22' } });
    expect(await refusalOf({ ...elena, address: '192.0.2.2' })).toBeUndefined();
    now += 22_001;
    expect(await refusalOf()).toBeUndefined();
  });

  test('that are good are not counted for their network', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect(await refusalOf()).toBeUndefined();
      attempts.forgive(elena);
    }
  });

  test('for one name wait when there were many from other networks, and are not refused', async () => {
    for (let network = 1; network <= 50; network += 1) {
      await attempts.admit({ ...elena, address: `198.51.100.${network}` });
    }
    expect(waits).toEqual([]);
    expect(await refusalOf()).toBeUndefined();
    expect(waits).toEqual([2000]);
  });

  test('at made-up names do not make those at a known one forgotten', async () => {
    await fail(9);
    for (let name = 0; name < 12_000; name += 1) {
      const address = `2001:db8:${(name >> 8).toString(16)}:${(name & 255).toString(16)}::1`;
      await attempts.admit({ ...elena, address, username: String(name), isKnown: false });
    }
    expect(await refusalOf()).toMatchObject({ status: 429 });
  });
});
