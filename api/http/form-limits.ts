import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { defaultLanguage } from '#contract/language';
import { tooManyPosts } from '#contract/refusals';
import { HttpProblem } from './problem';

/** Posts of one form from one address. */
const aMinute = { points: 5, duration: 60 };
const aDay = { points: 30, duration: 24 * 60 * 60 };

/** Counts what is sent through forms. */
export interface FormLimits {
  /** Counts one post. Rejects with 429 when there have been too many. */
  count(form: string, address: string): Promise<void>;
}

export function createFormLimits(): FormLimits {
  // The minute is asked first, so that a post it refuses takes nothing from the day.
  const limiters = [new RateLimiterMemory(aMinute), new RateLimiterMemory(aDay)];
  return {
    async count(form, address) {
      const sender = `${form} ${networkOf(address)}`;
      for (const limiter of limiters) await consume(limiter, sender);
    },
  };
}

async function consume(limiter: RateLimiterMemory, sender: string): Promise<void> {
  try {
    await limiter.consume(sender);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const after = { 'Retry-After': String(seconds) };
    throw new HttpProblem(429, { message: tooManyPosts[defaultLanguage] }, after, tooManyPosts);
  }
}

/** Whoever sends: an IPv4 address, or the network (/64) of an IPv6 one, whose owner has every address in it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [unscoped = ''] = address.split('%');
  return isIPv6(unscoped) ? groupsOf(unscoped).slice(0, 4).join(':') : address;
}

/** The eight groups of an IPv6 address, those left out by `::` as well. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = shortest
    .split('::')
    .map((groups) => groups.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}
