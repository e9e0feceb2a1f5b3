import type { Pause } from './item';

/** Milliseconds between tries: each pause twice the one before it. */
const first = 2_000;
const longest = 5 * 60_000;

/** Milliseconds; a shop that asks for more does not mean it. */
const longestAsked = 24 * 60 * 60_000;

/** The pause after so many tries without success, or what the shop asked for, in milliseconds. */
export function pauseAfter(tries: number, asked?: number): Pause {
  const from = Date.now();
  const length =
    asked === undefined
      ? Math.min(first * 2 ** (tries - 1), longest)
      : Math.min(asked, longestAsked);
  return { from, until: from + length, asked: asked !== undefined };
}

/** Milliseconds that are left of a pause; none of one that begins in the future: the clock has been set back. */
export function pauseLeft(pause: Pause | undefined): number {
  if (!pause) return 0;
  const now = Date.now();
  return now < pause.from ? 0 : Math.max(0, pause.until - now);
}
