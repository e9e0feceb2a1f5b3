import * as v from 'valibot';
import { languages } from '#contract/core/language';
import { problem } from '#contract/core/problem';
import { bilingualText } from '#contract/core/schema';

/** What can wait in the outbox. */
export const enquiryKinds = ['contact', 'restoration', 'newsletter', 'order'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Until when an item is not sent by itself, in milliseconds since 1970, and whether the shop asked for that. */
const pause = v.object({ from: v.number(), until: v.number(), asked: v.boolean() });
export type Pause = v.InferOutput<typeof pause>;

/** Names of the products in an order when it was sent, by product id: the catalogue may lose them later. */
export const productNames = v.record(v.string(), bilingualText);
export type ProductNames = v.InferOutput<typeof productNames>;

/**
 * Something a person has sent to the shop, kept on the device until the shop has answered. `waiting`: leaves by
 * itself; `refused`: the shop does not take it as it is; `mending`: its sender is changing it.
 */
export const outboxItem = v.object({
  version: v.literal(1),
  /** The `Idempotency-Key`, a UUID. */
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(enquiryKinds),
  language: v.picklist(languages),
  /** When the person sent it, by their clock; ISO. */
  createdAt: v.string(),
  /** What was typed, as the endpoint takes it, without language and time. */
  fields: v.record(v.string(), v.unknown()),
  productNames: v.optional(productNames),
  photos: v.array(v.custom<File>((value) => value instanceof File)),
  /** The key under which the photographs are sent before the request. */
  photosKey: v.string(),
  /** Where the shop keeps the photographs, once they have arrived. */
  photoUrls: v.optional(v.array(v.string())),
  state: v.picklist(['waiting', 'refused', 'mending']),
  refusal: v.optional(problem),
  /** Times it was sent without success. */
  tries: v.number(),
  pause: v.optional(pause),
});
export type OutboxItem = v.InferOutput<typeof outboxItem>;

/** What a form hands in. */
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

/** What has not been tried yet. */
export const newItem = (written: NewItem): OutboxItem => ({
  ...written,
  version: 1,
  state: 'waiting',
  tries: 0,
});
