import { LRUCache } from 'lru-cache';

interface Attempts {
  /** Before this one. */
  readonly previous: number;
  /** Milliseconds until they are forgotten, all at once. */
  readonly remainingMs: number;
}

/** Counts attempts by key. The first one starts the time after which they are forgotten. */
interface AttemptCounter {
  increment(key: string): Promise<Attempts>;
  decrement(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

/** `name` distinguishes the counters of one database; `durationMs` is in milliseconds. */
export type CreateAttemptCounter = (name: string, durationMs: number) => AttemptCounter;

/** The least recently tried is evicted. */
const maxKeys = 10_000;

export const createMemoryCounters =
  (clock: () => Date): CreateAttemptCounter =>
  (_name, durationMs) => {
    const counts = new LRUCache<string, number>({
      max: maxKeys,
      ttl: durationMs,
      ttlResolution: 0,
      noUpdateTTL: true,
      perf: { now: () => clock().getTime() },
    });
    return {
      async increment(key) {
        // The clock was set back since.
        if (counts.getRemainingTTL(key) > 2 * durationMs) counts.delete(key);
        const previous = counts.get(key) ?? 0;
        counts.set(key, previous + 1);
        return { previous, remainingMs: counts.getRemainingTTL(key) };
      },
      async decrement(key) {
        const count = counts.get(key) ?? 0;
        if (count > 0) counts.set(key, count - 1);
      },
      async reset(key) {
        counts.delete(key);
      },
    };
  };
