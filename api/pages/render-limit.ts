import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '../dispatch/client-network';

/** Pages a minute that are rendered for one network: five times what a fast reader opens who opens all of them anew. */
const renders = { points: 300, duration: 60 };

/** Counts pages that are rendered because no response to them is cached. */
export interface RenderLimit {
  /** Counts one; answers the seconds after which to try again when there have been too many, and 0 otherwise. */
  count(address: string): Promise<number>;
}

export function createRenderLimit(): RenderLimit {
  const limiter = new RateLimiterMemory(renders);
  return {
    async count(address) {
      try {
        await limiter.consume(clientNetwork(address));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}
