import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { defaultLanguage } from '#contract/core/language';
import { rateLimited } from '#contract/core/messages';
import { getClientNetwork } from '../dispatch/client-network';
import type { FormLimits } from '../dispatch/form-guard';
import { HttpError } from '../dispatch/http-error';

/** Posts of one form from one client network. */
const perMinute = { points: 5, duration: 60 };
const perDay = { points: 30, duration: 24 * 60 * 60 };

export function createFormLimits(): FormLimits {
  // Consume the minute limit first, so that a post it rejects does not count for the day.
  const limiters = [new RateLimiterMemory(perMinute), new RateLimiterMemory(perDay)];
  return {
    async consume(formPath, ip) {
      const key = `${formPath} ${getClientNetwork(ip)}`;
      for (const limiter of limiters) await consume(limiter, key);
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    const headers = { 'Retry-After': String(seconds) };
    throw new HttpError(429, { message: rateLimited[defaultLanguage] }, headers, rateLimited);
  }
}
