import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { defaultLanguage } from '#contract/core/language';
import { tooManyPosts } from '#contract/core/messages';
import { clientNetwork } from '../dispatch/client-network';
import type { FormLimits } from '../dispatch/forms';
import { HttpProblem } from '../dispatch/problem';

/** Posts of one form from one client network. */
const aMinute = { points: 5, duration: 60 };
const aDay = { points: 30, duration: 24 * 60 * 60 };

export function createFormLimits(): FormLimits {
  // Consume the minute limit first, so that a post it rejects does not count for the day.
  const limiters = [new RateLimiterMemory(aMinute), new RateLimiterMemory(aDay)];
  return {
    async count(form, ip) {
      const sender = `${form} ${clientNetwork(ip)}`;
      for (const limiter of limiters) await consume(limiter, sender);
    },
  };
}

async function consume(limiter: RateLimiterMemory, sender: string): Promise<void> {
  try {
    await limiter.consume(sender);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    const after = { 'Retry-After': String(seconds) };
    throw new HttpProblem(429, { message: tooManyPosts[defaultLanguage] }, after, tooManyPosts);
  }
}
