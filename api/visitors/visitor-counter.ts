import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { toShopDate } from '#contract/core/dates';
import { createDailyCounter, type DailyCounter } from './daily-counter';
import type { Visitor } from './visitor-hash';
import { createVisitorStore } from './visitor-store';

/** Counts unique visitors per day without identifying them. */
export interface VisitorCounter {
  /** Fire and forget; counts each visitor once a day. */
  record(visitor: Visitor): void;
  /** Includes visitors counted by other processes. */
  countToday(): Promise<number>;
  /** Resolves when all recorded visitors are stored or have failed. */
  flush(): Promise<void>;
}

interface VisitorCounterOptions {
  readonly database: Knex;
  readonly logger: Pick<Logger, 'warn'>;
  /** Defaults to the system time. */
  readonly clock?: () => Date;
}

export function createVisitorCounter({
  database,
  logger,
  clock = () => new Date(),
}: VisitorCounterOptions): VisitorCounter {
  const store = createVisitorStore(database);
  const getShopDate = cacheShopDatePerMinute();
  const onError = (err: unknown) => logger.warn({ err }, 'Visitors could not be counted.');
  let current: DailyCounter | undefined;

  function getTodaysCounter(): DailyCounter {
    const day = getShopDate(clock());
    if (current?.day === day && current.isHealthy) return current;
    const previousFlush = current?.flush() ?? Promise.resolve();
    current = createDailyCounter(day, { store, onError, previousFlush });
    return current;
  }

  return {
    record: (visitor) => getTodaysCounter().record(visitor),
    async countToday() {
      const counter = getTodaysCounter();
      await counter.flush();
      return store.count(counter.day);
    },
    async flush() {
      await current?.flush();
    },
  };
}

/** Time zone conversion is slow, so the date is computed once a minute. */
function cacheShopDatePerMinute(): (instant: Date) => string {
  let cached = { minute: Number.NaN, day: '' };
  return (instant) => {
    const minute = Math.floor(instant.getTime() / 60_000);
    if (minute !== cached.minute) cached = { minute, day: toShopDate(instant) };
    return cached.day;
  };
}
