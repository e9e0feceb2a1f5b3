import * as HTTP from '#contract/core/http-status';
import { reached, unreached } from '../data/connectivity';
import { deleteItem, isStorageError, putItem, rememberReceipt } from './database';
import { type NewItem, newItem, type OutboxItem, toReceipt } from './item';
import { itemLock, withLock, withSendLock } from './locks';
import { type Outcome, scheduleRetry, sendAll, sendItem } from './send';
import { registerSync } from './sync';

/** Milliseconds to wait for another sender's lock. */
const lockTimeout = 60_000;

/** The key was used with another body, which has arrived. */
const keyReusedStatus = HTTP.unprocessableContent;

/** `item` knows the URLs of its photos where they were uploaded. */
export type SubmitResult = { readonly item: OutboxItem } & (
  | Exclude<Outcome, { result: 'unanswered' }>
  /** An earlier version of an edited item had arrived after all. */
  | { readonly result: 'superseded' }
  /** `queued`: it waits in the outbox. Otherwise only the form still holds it. */
  | { readonly result: 'unanswered'; readonly queued: boolean }
);

/**
 * Stores an item, then sends it. A rejected one goes back to the form, and stays in the outbox only where it was
 * there before (`isEdit`); an unanswered one stays. In a browser that stores nothing it is sent all the same.
 */
export const submit = (fields: NewItem, isEdit = false): Promise<SubmitResult> =>
  withLock(itemLock(fields.id), async () => {
    let item = newItem(fields);
    const queued = await whereStored(() => putItem(item));
    if (queued) void registerSync();
    const outcome = await sendInOrder(item, async (uploaded) => {
      item = uploaded;
      if (queued) await putItem(uploaded);
    });
    await whereStored(() => recordOutcome(item, outcome, { queued, isEdit }));
    if (outcome.result === 'unanswered') {
      unreached();
      return { ...outcome, item, queued };
    }
    reached();
    return isSuperseded(outcome) ? { result: 'superseded', item } : { ...outcome, item };
  });

const isSuperseded = (outcome: Outcome): boolean =>
  outcome.result === 'refused' && outcome.status === keyReusedStatus;

/** Sends what has waited longer, then this. */
async function sendInOrder(
  item: OutboxItem,
  save: (item: OutboxItem) => Promise<void>,
): Promise<Outcome> {
  const send = async (): Promise<Outcome> => {
    let answered: boolean | undefined;
    await whereStored(async () => {
      answered = await sendAll({ before: item.id });
    });
    return answered === false ? { result: 'unanswered' } : sendItem(item, save);
  };
  try {
    return await withSendLock(send, AbortSignal.timeout(lockTimeout));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { result: 'unanswered' };
    throw error;
  }
}

async function recordOutcome(
  item: OutboxItem,
  outcome: Outcome,
  { queued, isEdit }: { queued: boolean; isEdit: boolean },
): Promise<void> {
  if (outcome.result === 'arrived') {
    const receipt = toReceipt(item, outcome.answer.number);
    if (receipt) rememberReceipt(receipt);
    return deleteItem(item.id, receipt);
  }
  if (outcome.result === 'unanswered') {
    return queued ? putItem(scheduleRetry(item, outcome)) : undefined;
  }
  if (!isEdit || isSuperseded(outcome)) return deleteItem(item.id);
  return putItem({ ...item, state: 'mending', refusal: outcome.problem });
}

/** Returns false where the browser stores nothing. */
async function whereStored(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isStorageError(error)) return false;
    throw error;
  }
}
