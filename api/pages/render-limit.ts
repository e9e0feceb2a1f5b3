import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '../dispatch/client-network';

/** Per network and minute: five times what a fast reader opens with every page uncached. */
const renders = { points: 300, duration: 60 };

/** Limits page renders that miss the response cache. */
export interface RenderLimit {
  /** Counts one render; resolves to 0, or to the Retry-After seconds over the limit. */
  count(ip: string): Promise<number>;
}

export function createRenderLimit(): RenderLimit {
  const limiter = new RateLimiterMemory(renders);
  return {
    async count(ip) {
      try {
        await limiter.consume(clientNetwork(ip));
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
  };
}
