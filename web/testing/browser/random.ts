import { randomInt } from 'node:crypto';
import { type FailurePoint, failurePoints } from './flaky-proxy';

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Set `OUTBOX_SEED` to repeat the failures of a run. */
export const seedFromEnv = Number(process.env.OUTBOX_SEED ?? randomInt(1_000_000));

/** One to four failures. */
export function generateFailures(random: () => number): FailurePoint[] {
  const count = 1 + Math.floor(random() * 4);
  return Array.from({ length: count }, () => {
    const at = Math.floor(random() * failurePoints.length);
    return failurePoints[at] ?? 'before';
  });
}
