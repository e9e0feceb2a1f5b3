import type { VisitorStore } from './store';
import { type Visitor, visitorHasher } from './visitor';

/** Visitors of one day that are counted; whoever makes up more of them fills neither memory nor disk. */
const mostADay = 100_000;

/** Requests that are remembered while the database has not yet told the salt. */
const mostEarly = 10_000;

/** Hashes that are written at once. */
const batchSize = 400;

/** One day's visitors. */
export interface Day {
  readonly name: string;
  /** False once its salt could not be had: it has to be begun again. */
  readonly isGood: boolean;
  note(visitor: Visitor): void;
  /** Resolves once everybody noted so far is written, or given up. */
  settled(): Promise<void>;
}

interface DayParts {
  readonly store: VisitorStore;
  readonly onFault: (fault: unknown) => void;
  /** What has to be over before it begins. */
  readonly after: Promise<void>;
}

/** Begins a day; whoever is new to it is written, one batch after the other. */
export function beginDay(name: string, { store, onFault, after }: DayParts): Day {
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
    } catch (fault) {
      // They are new again when they next ask.
      for (const hash of batch) known.delete(hash);
      onFault(fault);
    }
  }

  async function begin(): Promise<void> {
    await after;
    try {
      const hashOf = visitorHasher(await store.begin(name));
      noteNow = (visitor) => noteHash(hashOf(visitor));
      early.splice(0).forEach(noteNow);
    } catch (fault) {
      isGood = false;
      onFault(fault);
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
