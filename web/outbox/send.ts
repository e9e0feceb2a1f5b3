import type { ValidatedEndpoint } from '#contract/core/endpoint';
import type { FormResponse } from '#contract/core/fields';
import * as HTTP from '#contract/core/http-status';
import {
  sendContactMessage,
  sendRestorationPhotos,
  sendRestorationRequest,
  subscribe,
} from '#contract/inbox/endpoints';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { createBackoff, remainingDelay } from './backoff';
import { publish } from './channel';
import { deleteItem, findItem, listOutbox, putItem } from './database';
import { type OutboxItem, type SubmissionKind, toReceipt } from './item';
import { itemLock, tryWithLock } from './locks';
import { type PostOutcome, postForm } from './post-form';

const endpoints = {
  contact: sendContactMessage,
  restoration: sendRestorationRequest,
  newsletter: subscribe,
  order: sendOrderRequest,
} as const satisfies Record<SubmissionKind, ValidatedEndpoint>;

/** `number`: the order number. */
export type SubmissionResponse = FormResponse & { readonly number?: string };
export type Outcome = PostOutcome<SubmissionResponse>;

/** Uploads photos first; `save` stores the item with their URLs before the form is sent. */
export async function sendItem(
  item: OutboxItem,
  save: (item: OutboxItem) => Promise<void>,
): Promise<Outcome> {
  if (item.photos.length === 0 || item.photoUrls) return sendFields(item);
  const { photos: files, photosKey, language } = item;
  const photos = await postForm(sendRestorationPhotos, { body: { language }, files }, photosKey);
  if (photos.result !== 'arrived') return photos;
  const uploaded = { ...item, photoUrls: photos.response.photoUrls };
  await save(uploaded);
  return sendFields(uploaded);
}

async function sendFields(item: OutboxItem): Promise<Outcome> {
  const { id, kind, language, createdAt, fields, photoUrls } = item;
  // Restoration requests require the list, even if it is empty.
  const photos = kind === 'restoration' && { photoUrls: photoUrls ?? [] };
  const body = { ...fields, ...photos, createdAt, language };
  const outcome = await postForm(endpoints[kind], { body }, id);
  return outcome.result === 'arrived' ? toSuccessOrRejection(outcome.response) : outcome;
}

/** A response with status 200 may contain `success: false`. */
function toSuccessOrRejection(response: SubmissionResponse): Outcome {
  const { success, message } = response;
  if (success) return { result: 'arrived', response };
  return { result: 'refused', status: HTTP.ok, ...(message && { problem: { message } }) };
}

interface SendOptions {
  /** Ignores backoffs, except those requested by the server. */
  readonly eager?: boolean;
  /** Stops before the item with this id. */
  readonly stopAtId?: string;
}

/**
 * Sends due items in order; stops when there is no response. Returns whether the last request got one; undefined when
 * nothing was due.
 */
export async function sendAll({
  eager = false,
  stopAtId,
}: SendOptions = {}): Promise<boolean | undefined> {
  let hasResponse: boolean | undefined;
  for (const { id } of (await listOutbox()).items) {
    if (id === stopAtId) return hasResponse;
    const outcome = await tryWithLock(itemLock(id), () => sendIfDue(id, eager));
    if (outcome === undefined) continue;
    hasResponse = outcome.result !== 'unanswered';
    if (!hasResponse) return false;
  }
  return hasResponse;
}

/** Milliseconds; undefined when nothing is pending. */
export async function nextRetryDelay(): Promise<number | undefined> {
  const { items } = await listOutbox();
  const pending = items.filter(({ state }) => state === 'waiting');
  return pending.length === 0
    ? undefined
    : Math.min(...pending.map(({ pause }) => remainingDelay(pause)));
}

async function sendIfDue(id: string, eager: boolean): Promise<Outcome | undefined> {
  const item = await findItem(id);
  if (item?.state !== 'waiting') return undefined;
  if (remainingDelay(item.pause) > 0 && !(eager && !item.pause?.asked)) return undefined;
  const outcome = await sendItem(item, putItem);
  await recordOutcome(item, outcome);
  return outcome;
}

async function recordOutcome({ id }: OutboxItem, outcome: Outcome): Promise<void> {
  const item = await findItem(id);
  if (!item) return;
  const { kind, fields } = item;
  if (outcome.result === 'arrived') {
    await deleteItem(id, toReceipt(item, outcome.response.number));
    return publish({ news: 'arrived', id, kind, fields });
  }
  if (outcome.result === 'refused') {
    await putItem({ ...item, state: 'refused', refusal: outcome.problem });
    return publish({ news: 'refused', id, kind, fields });
  }
  await putItem(scheduleRetry(item, outcome));
}

export function scheduleRetry(item: OutboxItem, outcome: Outcome): OutboxItem {
  const tries = item.tries + 1;
  const retryAfter = outcome.result === 'postponed' ? outcome.retryAfterMs : undefined;
  return { ...item, state: 'waiting', tries, pause: createBackoff(tries, retryAfter) };
}
