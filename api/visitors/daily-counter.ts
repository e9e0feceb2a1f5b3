import { createVisitorHasher, type Visitor } from './visitor-hash';
import type { VisitorStore } from './visitor-store';

/** Limits memory and disk use when a client fakes visitors. */
const maxVisitorsPerDay = 100_000;

/** Visitors buffered until the database has returned the salt. */
const maxPendingVisitors = 10_000;

/** Below the parameter limit of SQL statements. */
const batchSize = 400;

export interface DailyCounter {
  readonly day: string;
  /** False if the salt could not be loaded; create a new counter then. */
  readonly isHealthy: boolean;
  record(visitor: Visitor): void;
  /** Resolves when all recorded visitors are stored or have failed. */
  flush(): Promise<void>;
}

interface DailyCounterOptions {
  readonly store: VisitorStore;
  readonly onError: (error: unknown) => void;
  /** The previous day's last flush; this counter starts after it. */
  readonly previousFlush: Promise<void>;
}

/** Counts each visitor once; writes new hashes in batches. */
export function createDailyCounter(
  day: string,
  { store, onError, previousFlush }: DailyCounterOptions,
): DailyCounter {
  const knownHashes = new Set<string>();
  const pendingVisitors: Visitor[] = [];
  let unwrittenHashes: string[] = [];
  let recordNow: ((visitor: Visitor) => void) | undefined;
  let isHealthy = true;
  let writing: Promise<void> | undefined;

  function recordHash(hash: string): void {
    if (knownHashes.has(hash) || knownHashes.size >= maxVisitorsPerDay) return;
    knownHashes.add(hash);
    unwrittenHashes.push(hash);
    writing ??= writeAll();
  }

  async function writeAll(): Promise<void> {
    while (unwrittenHashes.length > 0) {
      const batch = unwrittenHashes.slice(0, batchSize);
      unwrittenHashes = unwrittenHashes.slice(batchSize);
      await writeBatch(batch);
    }
    writing = undefined;
  }

  async function writeBatch(batch: readonly string[]): Promise<void> {
    try {
      await store.add(day, batch);
    } catch (error) {
      // Retried at their next request.
      for (const hash of batch) knownHashes.delete(hash);
      onError(error);
    }
  }

  async function initialize(): Promise<void> {
    await previousFlush;
    try {
      const hashVisitor = createVisitorHasher(await store.startDay(day));
      recordNow = (visitor) => recordHash(hashVisitor(visitor));
      pendingVisitors.splice(0).forEach(recordNow);
    } catch (error) {
      isHealthy = false;
      onError(error);
    }
  }

  const initialization = initialize();
  return {
    day,
    get isHealthy() {
      return isHealthy;
    },
    record(visitor) {
      if (recordNow) recordNow(visitor);
      else if (pendingVisitors.length < maxPendingVisitors) pendingVisitors.push(visitor);
    },
    async flush() {
      await initialization;
      await writing;
    },
  };
}
