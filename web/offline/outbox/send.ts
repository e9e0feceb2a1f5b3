import type { OutboxItem } from './item';
import { alone, aloneOrNot } from './locks';
import { tell } from './news';
import { pauseAfter, pauseLeft } from './pause';
import { receiptFor } from './receipt';
import { type Outcome, sendItem } from './send-item';
import { findItem, keepItem, listOutbox, removeItem } from './store';

/** Held by whoever sends: one at a time, whatever tab or worker it is. */
const sending = 'la-higuera-outbox';

/** Held by whoever sends or changes one item. */
export const lockOf = (id: string): string => `${sending}-${id}`;

/** Does the sending when nobody else on this device sends. */
export const inTurn = <T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  alone(sending, send, signal);

interface Haste {
  /** Whether pauses are skipped that the shop has not asked for. */
  readonly eager?: boolean;
  /** The item to stop at. */
  readonly before?: string;
}

/** Sends what waits, in order; ends where no answer comes, and tells whether one came. */
export async function sendAll({ eager = false, before }: Haste = {}): Promise<boolean | undefined> {
  let answered: boolean | undefined;
  for (const { id } of (await listOutbox()).items) {
    if (id === before) return answered;
    const outcome = await aloneOrNot(lockOf(id), () => sendIfDue(id, eager));
    if (outcome === undefined) continue;
    answered = outcome.result !== 'unanswered';
    if (!answered) return false;
  }
  return answered;
}

/** Milliseconds until the next item may be sent; undefined when none waits. */
export async function nextDue(): Promise<number | undefined> {
  const { items } = await listOutbox();
  const waiting = items.filter(({ state }) => state === 'waiting');
  return waiting.length === 0
    ? undefined
    : Math.min(...waiting.map(({ pause }) => pauseLeft(pause)));
}

async function sendIfDue(id: string, eager: boolean): Promise<Outcome | undefined> {
  const item = await findItem(id);
  if (item?.state !== 'waiting') return undefined;
  if (pauseLeft(item.pause) > 0 && !(eager && !item.pause?.asked)) return undefined;
  const outcome = await sendItem(item, keepItem);
  await settle(item, outcome);
  return outcome;
}

/** Notes what came of an item that had waited. */
async function settle({ id }: OutboxItem, outcome: Outcome): Promise<void> {
  const item = await findItem(id);
  if (!item) return;
  const { kind, fields } = item;
  if (outcome.result === 'arrived') {
    await removeItem(id, receiptFor(item, outcome.answer));
    return tell({ news: 'arrived', id, kind, fields });
  }
  if (outcome.result === 'refused') {
    await keepItem({ ...item, state: 'refused', refusal: outcome.problem });
    return tell({ news: 'refused', id, kind, fields });
  }
  await keepItem(postponed(item, outcome));
}

/** An item that is to be tried again later. */
export function postponed(item: OutboxItem, outcome: Outcome): OutboxItem {
  const tries = item.tries + 1;
  const asked = outcome.result === 'postponed' ? outcome.after : undefined;
  return { ...item, state: 'waiting', tries, pause: pauseAfter(tries, asked) };
}
