import * as v from 'valibot';
import { languages } from '#contract/core/language';
import { problem } from '#contract/core/problem';
import { bilingualText } from '#contract/core/schema';

// These records are stored on devices: a renamed field would make them unreadable.

const submissionKinds = [
  'contact',
  'restoration',
  'newsletter',
  'order',
  'event',
  'restock',
] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** No automatic retry before `until`. Epoch milliseconds; `asked`: the server sent `Retry-After`. */
const backoffSchema = v.object({ from: v.number(), until: v.number(), asked: v.boolean() });
export type Backoff = v.InferOutput<typeof backoffSchema>;

/** By product id, at submission time: products may be deleted later. */
const productNamesSchema = v.record(v.string(), bilingualText);
export type ProductNames = v.InferOutput<typeof productNamesSchema>;

/**
 * A submitted form, stored until the server has responded. `waiting`: sent automatically; `refused`: rejected by the
 * server; `mending`: being edited, not sent.
 */
export const outboxItemSchema = v.object({
  version: v.literal(1),
  /** The `Idempotency-Key`, a UUID. */
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(submissionKinds),
  language: v.picklist(languages),
  /** ISO timestamp by the device's clock. */
  createdAt: v.string(),
  /** The request body without `language` and `createdAt`. */
  fields: v.record(v.string(), v.unknown()),
  productNames: v.optional(productNamesSchema),
  photos: v.array(v.custom<File>((value) => value instanceof File)),
  /** The `Idempotency-Key` of the photo upload, which precedes the request. */
  photosKey: v.string(),
  /** URLs of the photos, once they are uploaded. */
  photoUrls: v.optional(v.array(v.string())),
  state: v.picklist(['waiting', 'refused', 'mending']),
  refusal: v.optional(problem),
  /** Failed attempts so far. */
  tries: v.number(),
  pause: v.optional(backoffSchema),
});
export type OutboxItem = v.InferOutput<typeof outboxItemSchema>;

export type NewItem = Pick<
  OutboxItem,
  | 'id'
  | 'kind'
  | 'language'
  | 'createdAt'
  | 'fields'
  | 'productNames'
  | 'photos'
  | 'photosKey'
  | 'photoUrls'
>;

export const createOutboxItem = (item: NewItem): OutboxItem => ({
  ...item,
  version: 1,
  state: 'waiting',
  tries: 0,
});

export const receiptSchema = v.object({
  version: v.literal(1),
  number: v.string(),
  /** For the URL of the order's status page; absent from receipts of earlier versions. */
  key: v.optional(v.string()),
  /** ISO timestamp by the device's clock. */
  createdAt: v.string(),
  language: v.picklist(languages),
  fields: v.record(v.string(), v.unknown()),
  /** Absent from receipts of earlier versions. */
  productNames: v.optional(productNamesSchema),
  /** ISO timestamp by the device's clock. */
  receivedAt: v.string(),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

interface OrderResponse {
  readonly number?: string | undefined;
  readonly key?: string | undefined;
}

/** Only orders have a number, and thus a receipt. */
export function toReceipt(
  { createdAt, language, fields, productNames }: OutboxItem,
  { number, key }: OrderResponse,
): Receipt | undefined {
  if (number === undefined) return undefined;
  const receivedAt = new Date().toISOString();
  return { version: 1, number, key, createdAt, language, fields, productNames, receivedAt };
}
