import * as HTTP from '#contract/core/http-status';
import { markOffline, markOnline } from '../data/connectivity';
import { deleteItem, isStorageError, putItem, rememberReceipt } from './database';
import { createOutboxItem, type NewItem, type OutboxItem, toReceipt } from './item';
import { getItemLockName, withLock, withSendLock } from './locks';
import { type Outcome, scheduleRetry, sendAll, sendItem } from './send';
import { registerSync } from './sync';

/** Maximum wait for another sender. */
const lockTimeoutMs = 60_000;

/** The `Idempotency-Key` was already used with a different body. */
const keyReusedStatus = HTTP.unprocessableContent;

/** `item.photoUrls` is set if the photos were uploaded. */
export type SubmitResult = { readonly item: OutboxItem } & (
  | Exclude<Outcome, { result: 'no-response' }>
  /** The server had already received the version before the edit. */
  | { readonly result: 'superseded' }
  /** `queued`: stored in the outbox. If false, only the form still has the data. */
  | { readonly result: 'no-response'; readonly queued: boolean }
);

/**
 * Stores the item, then sends it. Without a response it stays in the outbox. A rejected item goes back to the form; the
 * outbox keeps it only if it was there before (`isEdit`). If the browser denies storage, it is sent anyway.
 */
export const submit = (fields: NewItem, isEdit = false): Promise<SubmitResult> =>
  withLock(getItemLockName(fields.id), async () => {
    let item = createOutboxItem(fields);
    const queued = await tryStorage(() => putItem(item));
    if (queued) void registerSync();
    const outcome = await sendInOrder(item, async (uploaded) => {
      item = uploaded;
      if (queued) await putItem(uploaded);
    });
    await tryStorage(() => recordOutcome(item, outcome, { queued, isEdit }));
    if (outcome.result === 'no-response') {
      markOffline();
      return { ...outcome, item, queued };
    }
    markOnline();
    return isSuperseded(outcome) ? { result: 'superseded', item } : { ...outcome, item };
  });

const isSuperseded = (outcome: Outcome): boolean =>
  outcome.result === 'rejected' && outcome.status === keyReusedStatus;

/** Sends older items first. */
async function sendInOrder(
  item: OutboxItem,
  save: (item: OutboxItem) => Promise<void>,
): Promise<Outcome> {
  const send = async (): Promise<Outcome> => {
    let hasResponse: boolean | undefined;
    await tryStorage(async () => {
      hasResponse = await sendAll({ stopAtId: item.id });
    });
    return hasResponse === false ? { result: 'no-response' } : sendItem(item, save);
  };
  try {
    return await withSendLock(send, AbortSignal.timeout(lockTimeoutMs));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { result: 'no-response' };
    throw error;
  }
}

async function recordOutcome(
  item: OutboxItem,
  outcome: Outcome,
  { queued, isEdit }: { queued: boolean; isEdit: boolean },
): Promise<void> {
  if (outcome.result === 'delivered') {
    const receipt = toReceipt(item, outcome.response);
    if (receipt) rememberReceipt(receipt);
    return deleteItem(item.id, receipt);
  }
  if (outcome.result === 'no-response') {
    return queued ? putItem(scheduleRetry(item, outcome)) : undefined;
  }
  if (!isEdit || isSuperseded(outcome)) return deleteItem(item.id);
  return putItem({ ...item, state: 'mending', refusal: outcome.problem });
}

/** Returns false when the browser denies storage. */
async function tryStorage(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isStorageError(error)) return false;
    throw error;
  }
}
