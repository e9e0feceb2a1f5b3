import type { VisitorStore } from './store';
import { type Visitor, visitorHasher } from './visitor';

/** Limits memory and disk use when a client fakes visitors. */
const mostADay = 100_000;

/** Visitors buffered until the database has returned the salt. */
const mostEarly = 10_000;

/** Below the parameter limit of SQL statements. */
const batchSize = 400;

export interface Day {
  readonly name: string;
  /** False if the salt could not be loaded; create a new counter then. */
  readonly isGood: boolean;
  note(visitor: Visitor): void;
  /** Resolves when all recorded visitors are stored or have failed. */
  settled(): Promise<void>;
}

interface DayParts {
  readonly store: VisitorStore;
  readonly onError: (error: unknown) => void;
  /** Flush of the previous day's counter; this one starts after it. */
  readonly after: Promise<void>;
}

/** Counts each visitor once; writes new hashes in batches. */
export function beginDay(name: string, { store, onError, after }: DayParts): Day {
  const known = new Set<string>();
  const early: Visitor[] = [];
  let unwritten: string[] = [];
  let noteNow: ((visitor: Visitor) => void) | undefined;
  let isGood = true;
  let writing: Promise<void> | undefined;

  function noteHash(hash: string): void {
    if (known.has(hash) || known.size >= mostADay) return;
    known.add(hash);
    unwritten.push(hash);
    writing ??= writeAll();
  }

  async function writeAll(): Promise<void> {
    while (unwritten.length > 0) {
      const batch = unwritten.slice(0, batchSize);
      unwritten = unwritten.slice(batchSize);
      await writeBatch(batch);
    }
    writing = undefined;
  }

  async function writeBatch(batch: readonly string[]): Promise<void> {
    try {
      await store.add(name, batch);
    } catch (error) {
      // Retried at their next request.
      for (const hash of batch) known.delete(hash);
      onError(error);
    }
  }

  async function begin(): Promise<void> {
    await after;
    try {
      const hashVisitor = visitorHasher(await store.begin(name));
      noteNow = (visitor) => noteHash(hashVisitor(visitor));
      early.splice(0).forEach(noteNow);
    } catch (error) {
      isGood = false;
      onError(error);
    }
  }

  const begun = begin();
  return {
    name,
    get isGood() {
      return isGood;
    },
    note(visitor) {
      if (noteNow) noteNow(visitor);
      else if (early.length < mostEarly) early.push(visitor);
    },
    async settled() {
      await begun;
      await writing;
    },
  };
}
