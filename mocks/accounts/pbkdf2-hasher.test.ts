import { expect, test } from 'vitest';
import { pbkdf2Hasher } from './pbkdf2-hasher';

test('pbkdf2Hasher verifies the password that was hashed, and no other', async () => {
  const hash = await pbkdf2Hasher.hash('figs and walnuts');
  expect(await pbkdf2Hasher.verify(hash, 'figs and walnuts')).toBe(true);
  expect(await pbkdf2Hasher.verify(hash, 'figs and pecans')).toBe(false);
  expect(await pbkdf2Hasher.hash('figs and walnuts')).not.toBe(hash);
});
