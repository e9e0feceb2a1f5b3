import { expect, test, vi } from 'vitest';
import { argon2Hasher } from './argon2-hasher';
import { createPasswords } from './passwords';

const hash = await argon2Hasher.hash('figs and walnuts');
const { isPassword } = createPasswords(argon2Hasher);

test('isCorrectPassword() accepts only the password that was hashed', async () => {
  expect(await isPassword('figs and walnuts', hash)).toBe(true);
  expect(await isPassword('figs and pecans', hash)).toBe(false);
  expect(await isPassword('figs and walnuts', undefined)).toBe(false);
});

test('isCorrectPassword() costs the same for an unknown user as for a known one', async () => {
  const verify = vi.fn(argon2Hasher.verify);
  const passwords = createPasswords({ hash: argon2Hasher.hash, verify });
  await passwords.isPassword('figs and pecans', undefined);
  await passwords.isPassword('figs and pecans', hash);
  const costs = verify.mock.calls.map(([stored]) => stored.split('$').slice(0, 4));
  expect(costs).toHaveLength(2);
  expect(costs[0]).toEqual(costs[1]);
  expect(costs[0]?.[3]).toMatch(/^m=\d+,t=\d+,p=\d+$/);
});
