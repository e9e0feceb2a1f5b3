import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { getClientNetwork } from '../dispatch/client-network';

/** Per network and minute: five times what a fast reader opens with every page uncached. */
const renderQuota = { points: 300, duration: 60 };

/** Limits page renders that miss the response cache. */
interface RenderLimit {
  /** Counts one render; resolves to 0, or to the Retry-After seconds over the limit. */
  consume(ip: string): Promise<number>;
}

export function createRenderLimit(): RenderLimit {
  const limiter = new RateLimiterMemory(renderQuota);
  return {
    async consume(ip) {
      try {
        await limiter.consume(getClientNetwork(ip));
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
  };
}
