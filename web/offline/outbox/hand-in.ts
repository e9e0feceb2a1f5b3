import { reached, unreached } from '../../data/connectivity';
import { askForSync } from './ask-for-sync';
import { type NewItem, newItem, type OutboxItem } from './item';
import { keyTaken } from './key-taken';
import { alone } from './locks';
import { receiptFor } from './receipt';
import { rememberReceipt } from './receipts';
import { inTurn, lockOf, postponed, sendAll } from './send';
import { type Outcome, sendItem } from './send-item';
import { isStorageRefusal } from './storage-refusal';
import { keepItem, removeItem } from './store';

/** Milliseconds for which others may keep the line busy. */
const patience = 60_000;

/** What came of what a form handed in; `item` knows where the shop keeps its photographs. */
export type HandedIn = { readonly item: OutboxItem } & (
  | Exclude<Outcome, { result: 'unanswered' }>
  /** `kept`: it waits in the outbox. Else the form is all there is of it. */
  | { readonly result: 'unanswered'; readonly kept: boolean }
);

/**
 * Keeps an item, then sends it. What the shop refuses goes back to the form, and stays in the outbox only where it
 * was there before (`mended`); what is not answered stays. A browser that keeps nothing still sends.
 */
export const handIn = (written: NewItem, mended = false): Promise<HandedIn> =>
  alone(lockOf(written.id), async () => {
    const item = newItem(written);
    const kept = await whereStored(() => keepItem(item));
    if (kept) void askForSync();
    let known = item;
    const outcome = await sendOwn(item, async (now) => {
      known = now;
      if (kept) await keepItem(now);
    });
    await whereStored(() => note(known, outcome, { kept, mended }));
    if (outcome.result !== 'unanswered') {
      reached();
      return { ...outcome, item: known };
    }
    unreached();
    return { ...outcome, item: known, kept };
  });

/** Sends what has waited longer, then this. */
async function sendOwn(
  item: OutboxItem,
  remember: (item: OutboxItem) => Promise<void>,
): Promise<Outcome> {
  const send = async (): Promise<Outcome> => {
    let answered: boolean | undefined;
    await whereStored(async () => {
      answered = await sendAll({ before: item.id });
    });
    return answered === false ? { result: 'unanswered' } : sendItem(item, remember);
  };
  try {
    return await inTurn(send, AbortSignal.timeout(patience));
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'TimeoutError')
      return { result: 'unanswered' };
    throw fault;
  }
}

async function note(
  item: OutboxItem,
  outcome: Outcome,
  { kept, mended }: { kept: boolean; mended: boolean },
): Promise<void> {
  if (outcome.result === 'arrived') {
    const receipt = receiptFor(item, outcome.answer);
    if (receipt) rememberReceipt(receipt);
    return removeItem(item.id, receipt);
  }
  if (outcome.result === 'unanswered') return kept ? keepItem(postponed(item, outcome)) : undefined;
  if (!mended || outcome.status === keyTaken) return removeItem(item.id);
  return keepItem({ ...item, state: 'mending', refusal: outcome.problem });
}

/** Answers false where the browser does not keep things. */
async function whereStored(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (fault) {
    if (isStorageRefusal(fault)) return false;
    throw fault;
  }
}
