import type { ValidatedEndpoint } from '#contract/core/endpoint';
import type { FormAnswer } from '#contract/core/fields';
import {
  sendContactMessage,
  sendRestorationPhotos,
  sendRestorationRequest,
  subscribe,
} from '#contract/inbox/endpoints';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { type PostOutcome, post } from '../../data/post';
import type { EnquiryKind, OutboxItem } from './item';

const endpoints = {
  contact: sendContactMessage,
  restoration: sendRestorationRequest,
  newsletter: subscribe,
  order: sendOrderRequest,
} as const satisfies Record<EnquiryKind, ValidatedEndpoint>;

/** What the shop answers to what has arrived; an order gets a number. */
export type Answer = FormAnswer & { readonly number?: string };
export type Outcome = PostOutcome<Answer>;

/** Sends an item under its keys, photographs first; `remember` is handed the item with what is known of them. */
export async function sendItem(
  item: OutboxItem,
  remember: (item: OutboxItem) => Promise<void>,
): Promise<Outcome> {
  if (item.photos.length === 0 || item.photoUrls) return sendWords(item);
  const { photos: files, photosKey, language } = item;
  const photos = await post(sendRestorationPhotos, { body: { language }, files }, photosKey);
  if (photos.result !== 'arrived') return photos;
  const known = { ...item, photoUrls: photos.answer.photoUrls };
  await remember(known);
  return sendWords(known);
}

async function sendWords(item: OutboxItem): Promise<Outcome> {
  const { id, kind, language, createdAt, fields, photoUrls } = item;
  // A restoration request names its photographs even when there are none.
  const photos = kind === 'restoration' && { photoUrls: photoUrls ?? [] };
  const body = { ...fields, ...photos, createdAt, language };
  const outcome = await post(endpoints[kind], { body }, id);
  return outcome.result === 'arrived' ? unlessRefused(outcome.answer) : outcome;
}

/** The shop may also refuse in a good answer. */
function unlessRefused(answer: Answer): Outcome {
  const { success, message } = answer;
  if (success) return { result: 'arrived', answer };
  return { result: 'refused', status: 200, ...(message && { problem: { message } }) };
}
