import { randomInt } from 'node:crypto';
import { type Moment, moments } from './cut-line';

/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Given again, a failed run breaks the line at the same moments again. */
export const firstSeed = Number(process.env.OUTBOX_SEED ?? randomInt(1_000_000));

/** One to four moments at which the line breaks. */
export function someBreaks(random: () => number): Moment[] {
  const count = 1 + Math.floor(random() * 4);
  return Array.from({ length: count }, () => {
    const at = Math.floor(random() * moments.length);
    return moments[at] ?? 'before';
  });
}
