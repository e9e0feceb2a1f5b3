import * as v from 'valibot';
import { languages } from '#contract/core/language';
import { problem } from '#contract/core/problem';
import { bilingualText } from '#contract/core/schema';

// Devices hold what these schemas describe: a renamed field would leave it unreadable.

export const enquiryKinds = ['contact', 'restoration', 'newsletter', 'order'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** No automatic retry before `until`. Milliseconds since 1970; `asked`: the server sent `Retry-After`. */
const backoff = v.object({ from: v.number(), until: v.number(), asked: v.boolean() });
export type Backoff = v.InferOutput<typeof backoff>;

/** Names of an order's products when it was sent, by product id: the catalogue may lose them later. */
const productNames = v.record(v.string(), bilingualText);
export type ProductNames = v.InferOutput<typeof productNames>;

/**
 * A submitted form, stored until the server has answered. `waiting`: sent automatically; `refused`: rejected by the
 * server; `mending`: being edited, and not sent meanwhile.
 */
export const outboxItem = v.object({
  version: v.literal(1),
  /** The `Idempotency-Key`, a UUID. */
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(enquiryKinds),
  language: v.picklist(languages),
  /** When the form was submitted, by the device's clock; ISO. */
  createdAt: v.string(),
  /** The endpoint's body, without language and time. */
  fields: v.record(v.string(), v.unknown()),
  productNames: v.optional(productNames),
  photos: v.array(v.custom<File>((value) => value instanceof File)),
  /** The `Idempotency-Key` of the photo upload, which precedes the request. */
  photosKey: v.string(),
  /** URLs of the photos, once they are uploaded. */
  photoUrls: v.optional(v.array(v.string())),
  state: v.picklist(['waiting', 'refused', 'mending']),
  refusal: v.optional(problem),
  /** Failed attempts so far. */
  tries: v.number(),
  pause: v.optional(backoff),
});
export type OutboxItem = v.InferOutput<typeof outboxItem>;

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

export const newItem = (item: NewItem): OutboxItem => ({
  ...item,
  version: 1,
  state: 'waiting',
  tries: 0,
});

/** An order request that the server has received. */
export const receipt = v.object({
  version: v.literal(1),
  /** The order's number, assigned by the server. */
  number: v.string(),
  /** When the form was submitted, by the device's clock; ISO. */
  createdAt: v.string(),
  language: v.picklist(languages),
  /** The request's body, ordered items included. */
  fields: v.record(v.string(), v.unknown()),
  /** Absent from receipts of earlier versions. */
  productNames: v.optional(productNames),
  /** When the response came, by the device's clock; ISO. */
  receivedAt: v.string(),
});
export type Receipt = v.InferOutput<typeof receipt>;

/** The receipt of an item that has arrived; only orders, which get a number, have one. */
export function toReceipt(
  { createdAt, language, fields, productNames }: OutboxItem,
  number: string | undefined,
): Receipt | undefined {
  if (number === undefined) return undefined;
  const receivedAt = new Date().toISOString();
  return { version: 1, number, createdAt, language, fields, productNames, receivedAt };
}
