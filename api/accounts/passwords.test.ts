import { expect, test } from 'vitest';
import { argon2Hasher } from './argon2-hasher';
import { createPasswords } from './passwords';

const hash = await argon2Hasher.hash('figs and walnuts');
const { isPassword } = createPasswords(argon2Hasher);

test('a password is the one that was hashed, and no other', async () => {
  expect(await isPassword('figs and walnuts', hash)).toBe(true);
  expect(await isPassword('figs and pecans', hash)).toBe(false);
  expect(await isPassword('figs and walnuts', undefined)).toBe(false);
});

test('the password of nobody takes as long to be refused', async () => {
  const known = await quickest(() => isPassword('figs and pecans', hash));
  const unknown = await quickest(() => isPassword('figs and pecans', undefined));
  expect(unknown).toBeGreaterThan(known / 3);
  expect(known).toBeGreaterThan(unknown / 3);
});

/** Milliseconds that something takes when nothing else gets in its way. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let done = 0; done < 5; done += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}
