import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { dayInShop } from '#contract/core/dates';
import { beginDay, type Day } from './day';
import { createVisitorStore } from './store';
import type { Visitor } from './visitor';

/** Counts different visitors, day by day; knows of none who they are. */
export interface Visitors {
  /** Counts whoever asks once a day; nobody waits for it. */
  note(visitor: Visitor): void;
  /** How many there have been today, whichever process of the shop they asked. */
  countToday(): Promise<number>;
  /** Resolves once everybody noted so far is written, or given up. */
  settled(): Promise<void>;
}

interface VisitorsParts {
  readonly database: Knex;
  readonly logger: Pick<Logger, 'warn'>;
  /** What time it is for the shop; that of the machine when it is not said. */
  readonly clock?: () => Date;
}

/** The visitors of the shop's days, kept in a database. */
export function createVisitors({
  database,
  logger,
  clock = () => new Date(),
}: VisitorsParts): Visitors {
  const store = createVisitorStore(database);
  const dayAt = dayByMinute();
  const onFault = (err: unknown) => logger.warn({ err }, 'Visitors could not be counted.');
  let last: Day | undefined;

  function today(): Day {
    const name = dayAt(clock());
    if (last?.name === name && last.isGood) return last;
    const after = last?.settled() ?? Promise.resolve();
    last = beginDay(name, { store, onFault, after });
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

/** The shop's day at a moment, worked out anew with each minute only: no day begins in the middle of one. */
function dayByMinute(): (moment: Date) => string {
  let known = { minute: Number.NaN, day: '' };
  return (moment) => {
    const minute = Math.floor(moment.getTime() / 60_000);
    if (minute !== known.minute) known = { minute, day: dayInShop(moment) };
    return known.day;
  };
}
