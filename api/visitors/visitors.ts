import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { dayInShop } from '#contract/core/dates';
import { beginDay, type Day } from './day';
import { createVisitorStore } from './store';
import type { Visitor } from './visitor';

/** Counts unique visitors per day without identifying them. */
export interface Visitors {
  /** Fire and forget; counts each visitor once a day. */
  note(visitor: Visitor): void;
  /** Includes visitors counted by other processes. */
  countToday(): Promise<number>;
  /** Resolves when all recorded visitors are stored or have failed. */
  settled(): Promise<void>;
}

interface VisitorsParts {
  readonly database: Knex;
  readonly logger: Pick<Logger, 'warn'>;
  /** Defaults to the system time. */
  readonly clock?: () => Date;
}

export function createVisitors({
  database,
  logger,
  clock = () => new Date(),
}: VisitorsParts): Visitors {
  const store = createVisitorStore(database);
  const dayAt = dayByMinute();
  const onError = (err: unknown) => logger.warn({ err }, 'Visitors could not be counted.');
  let last: Day | undefined;

  function today(): Day {
    const name = dayAt(clock());
    if (last?.name === name && last.isGood) return last;
    const after = last?.settled() ?? Promise.resolve();
    last = beginDay(name, { store, onError, after });
    return last;
  }

  return {
    note: (visitor) => today().note(visitor),
    async countToday() {
      const day = today();
      await day.settled();
      return store.count(day.name);
    },
    async settled() {
      await last?.settled();
    },
  };
}

/** Time zone conversion is slow, so the date is computed once a minute. */
function dayByMinute(): (moment: Date) => string {
  let known = { minute: Number.NaN, day: '' };
  return (moment) => {
    const minute = Math.floor(moment.getTime() / 60_000);
    if (minute !== known.minute) known = { minute, day: dayInShop(moment) };
    return known.day;
  };
}
