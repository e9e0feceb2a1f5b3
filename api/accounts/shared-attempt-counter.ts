import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect';
import { createRateLimiters } from '../database/rate-limiter';
import { type CreateAttemptCounter, createMemoryCounters } from './attempt-counter';

/** Counts in PostgreSQL, for all servers that share it, and otherwise in memory. */
export const createAttemptCounters = (database: Knex, clock: () => Date): CreateAttemptCounter =>
  isPostgres(database) ? createDatabaseCounters(database) : createMemoryCounters(clock);

const createDatabaseCounters = (database: Knex): CreateAttemptCounter => {
  const createLimiter = createRateLimiters(database);
  return (keyPrefix, durationMs) => {
    // Counts beyond any limit: what is too many is up to the caller.
    const limiter = createLimiter({
      keyPrefix,
      points: Number.MAX_SAFE_INTEGER,
      duration: durationMs / 1000,
    });
    return {
      async increment(key) {
        const { consumedPoints, msBeforeNext } = await limiter.consume(key);
        // The clock was set back since. The clocks of several servers differ less.
        if (msBeforeNext > 2 * durationMs) {
          await limiter.delete(key);
          return { previous: 0, remainingMs: durationMs };
        }
        return { previous: consumedPoints - 1, remainingMs: msBeforeNext };
      },
      async decrement(key) {
        await limiter.reward(key, 1);
      },
      async reset(key) {
        await limiter.delete(key);
      },
    };
  };
};
