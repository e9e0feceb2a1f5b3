import { expect, test, vi } from 'vitest';
import { argon2Hasher } from './argon2-hasher';
import { createPasswordVerifier } from './password-verifier';

const hash = await argon2Hasher.hash('figs and walnuts');
const { isCorrectPassword } = createPasswordVerifier(argon2Hasher);

test('isCorrectPassword() accepts only the password that was hashed', async () => {
  expect(await isCorrectPassword('figs and walnuts', hash)).toBe(true);
  expect(await isCorrectPassword('figs and pecans', hash)).toBe(false);
  expect(await isCorrectPassword('figs and walnuts', undefined)).toBe(false);
});

test('isCorrectPassword() costs the same for an unknown user as for a known one', async () => {
  const verify = vi.fn(argon2Hasher.verify);
  const verifier = createPasswordVerifier({ hash: argon2Hasher.hash, verify });
  await verifier.isCorrectPassword('figs and pecans', undefined);
  await verifier.isCorrectPassword('figs and pecans', hash);
  const costParameters = verify.mock.calls.map(([storedHash]) => storedHash.split('$').slice(0, 4));
  expect(costParameters).toHaveLength(2);
  expect(costParameters[0]).toEqual(costParameters[1]);
  expect(costParameters[0]?.[3]).toMatch(/^m=\d+,t=\d+,p=\d+$/);
});
