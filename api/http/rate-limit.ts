import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { defaultFormLimit, type FormLimit } from '#contract/core/endpoint';
import { defaultLanguage } from '#contract/core/language';
import { rateLimited } from '#contract/core/messages';
import type { CreateRateLimiter } from '../database/rate-limiter';
import { getClientNetwork } from '../dispatch/client-network';
import type { FormLimits } from '../dispatch/form-guard';
import { HttpError } from '../dispatch/http-error';

export function createFormLimits(createLimiter: CreateRateLimiter): FormLimits {
  const limitersByForm = new Map<string, readonly RateLimiterAbstract[]>();
  /** The minute limit first, so that a post it rejects does not count for the day. */
  const createLimiters = (
    formPath: string,
    { perMinute, perDay }: FormLimit,
  ): readonly RateLimiterAbstract[] => [
    createLimiter({ keyPrefix: `minute ${formPath}`, points: perMinute, duration: 60 }),
    createLimiter({ keyPrefix: `day ${formPath}`, points: perDay, duration: 24 * 60 * 60 }),
  ];

  return {
    async consume(formPath, ip, limit = defaultFormLimit) {
      const limiters = limitersByForm.get(formPath) ?? createLimiters(formPath, limit);
      limitersByForm.set(formPath, limiters);
      for (const limiter of limiters) await consume(limiter, getClientNetwork(ip));
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // The clock was set back since. The clocks of several servers differ less.
    if (error.msBeforeNext > 2 * limiter.duration * 1000) {
      await limiter.delete(key);
      return;
    }
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    const headers = { 'Retry-After': String(seconds) };
    throw new HttpError(429, { message: rateLimited[defaultLanguage] }, headers, rateLimited);
  }
}
