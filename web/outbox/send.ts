import { v4 as uuid } from 'uuid';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import type { FormResponse } from '#contract/core/fields';
import * as HTTP from '#contract/core/http-status';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import {
  sendContactMessage,
  sendRestorationRequest,
  sendSubmissionPhotos,
  subscribe,
} from '#contract/inbox/endpoints';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { sendRestockRequest } from '#contract/restock/endpoints';
import { createBackoff, getRemainingDelay } from './backoff';
import { publishOutboxMessage } from './channel';
import { deleteItem, findItem, listOutbox, putItem } from './database';
import { type OutboxItem, type SubmissionKind, toReceipt } from './item';
import { getItemLockName, tryWithLock } from './locks';
import { type PostOutcome, postForm } from './post-form';

const endpoints = {
  contact: sendContactMessage,
  restoration: sendRestorationRequest,
  newsletter: subscribe,
  restock: sendRestockRequest,
  order: sendOrderRequest,
  event: sendEventInquiry,
} as const satisfies Record<SubmissionKind, ValidatedEndpoint>;

/** `number` and `key`: of an order, for its status page. `canOrder`: the product of a restock request is back. */
export type SubmissionResponse = FormResponse & {
  readonly number?: string;
  readonly key?: string;
  readonly canOrder?: boolean | undefined;
};
export type Outcome = PostOutcome<SubmissionResponse>;

type SaveItem = (item: OutboxItem) => Promise<void>;

/** Uploads photos first; `save` stores the item with their URLs before the form is sent. */
export async function sendItem(item: OutboxItem, save: SaveItem): Promise<Outcome> {
  if (item.photos.length === 0) return sendFields(item);
  const outcome = await sendWithPhotos(item, save);
  if (!isUploadOutdated(outcome)) return outcome;
  const { photoUrls: _photoUrls, ...withoutUrls } = item;
  const restarted = { ...withoutUrls, photosKey: uuid() };
  await save(restarted);
  return sendWithPhotos(restarted, save);
}

/** `hasOtherUpload`: the key of the upload was used with other photos or in another language. */
type PhotosOutcome = Outcome & { readonly hasOtherUpload?: boolean };

async function sendWithPhotos(item: OutboxItem, save: SaveItem): Promise<PhotosOutcome> {
  if (item.photoUrls) return sendFields(item);
  const { photos: files, photosKey, language } = item;
  const uploadOutcome = await postForm(
    sendSubmissionPhotos,
    { body: { language }, files },
    photosKey,
  );
  if (uploadOutcome.result !== 'delivered') {
    const isReused =
      uploadOutcome.result === 'rejected' && uploadOutcome.status === HTTP.unprocessableContent;
    return isReused ? { ...uploadOutcome, hasOtherUpload: true } : uploadOutcome;
  }
  const uploadedItem = { ...item, photoUrls: uploadOutcome.response.photoUrls };
  await save(uploadedItem);
  return sendFields(uploadedItem);
}

/** The server deletes photos whose form doesn't follow within a day, and attaches photos only once. */
const isUploadOutdated = (outcome: PhotosOutcome): boolean =>
  outcome.hasOtherUpload === true ||
  (outcome.result === 'rejected' &&
    (outcome.problem?.issues ?? []).some(({ path }) => path === 'photoUrls'));

async function sendFields(item: OutboxItem): Promise<Outcome> {
  const { id, kind, language, createdAt, fields, photoUrls } = item;
  const hasPhotos = kind === 'restoration' || kind === 'event';
  const photoFields = hasPhotos && { photoUrls: photoUrls ?? [] };
  const body = { ...fields, ...photoFields, createdAt, language };
  const outcome = await postForm(endpoints[kind], { body }, id);
  return outcome.result === 'delivered' ? toSuccessOrRejection(outcome.response) : outcome;
}

/** A response with status 200 may contain `success: false`. */
function toSuccessOrRejection(response: SubmissionResponse): Outcome {
  const { success, message } = response;
  if (success) return { result: 'delivered', response };
  return { result: 'rejected', status: HTTP.ok, ...(message && { problem: { message } }) };
}

interface SendOptions {
  /** Ignores backoffs, except those requested by the server. */
  readonly ignoreBackoff?: boolean;
  /** Stops before the item with this id. */
  readonly stopAtId?: string;
}

/**
 * Sends due items in order; stops when there is no response. Returns whether the last request got one; undefined when
 * nothing was due.
 */
export async function sendAll({
  ignoreBackoff = false,
  stopAtId,
}: SendOptions = {}): Promise<boolean | undefined> {
  let hasResponse: boolean | undefined;
  for (const { id } of (await listOutbox()).items) {
    if (id === stopAtId) return hasResponse;
    const outcome = await tryWithLock(getItemLockName(id), () => sendIfDue(id, ignoreBackoff));
    if (outcome === undefined) continue;
    hasResponse = outcome.result !== 'no-response';
    if (!hasResponse) return false;
  }
  return hasResponse;
}

/** Milliseconds; undefined when nothing is pending. */
export async function getNextRetryDelay(): Promise<number | undefined> {
  const { items } = await listOutbox();
  const pending = items.filter(({ state }) => state === 'waiting');
  return pending.length === 0
    ? undefined
    : Math.min(...pending.map(({ pause }) => getRemainingDelay(pause)));
}

async function sendIfDue(id: string, ignoreBackoff: boolean): Promise<Outcome | undefined> {
  const item = await findItem(id);
  if (item?.state !== 'waiting') return undefined;
  if (getRemainingDelay(item.pause) > 0 && !(ignoreBackoff && !item.pause?.asked)) return undefined;
  const outcome = await sendItem(item, putItem);
  await recordOutcome(item, outcome);
  return outcome;
}

async function recordOutcome({ id }: OutboxItem, outcome: Outcome): Promise<void> {
  const item = await findItem(id);
  if (!item) return;
  const { kind, fields } = item;
  if (outcome.result === 'delivered') {
    await deleteItem(id, toReceipt(item, outcome.response));
    const { number, canOrder } = outcome.response;
    return publishOutboxMessage({ news: 'arrived', id, kind, fields, number, canOrder });
  }
  if (outcome.result === 'rejected') {
    await putItem({ ...item, state: 'refused', refusal: outcome.problem });
    return publishOutboxMessage({ news: 'refused', id, kind, fields });
  }
  await putItem(scheduleRetry(item, outcome));
}

export function scheduleRetry(item: OutboxItem, outcome: Outcome): OutboxItem {
  const tries = item.tries + 1;
  const retryAfter = outcome.result === 'retry-later' ? outcome.retryAfterMs : undefined;
  return { ...item, state: 'waiting', tries, pause: createBackoff(tries, retryAfter) };
}
