import * as v from 'valibot';
import { languages } from '#contract/language';
import { problem } from '#contract/problem';

/** What can wait in the outbox. */
export const enquiryKinds = ['contact', 'restoration', 'newsletter', 'order'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/**
 * Something a person has sent to the shop, kept on the device until the shop has answered. `waiting`: leaves by
 * itself; `refused`: the shop does not take it as it is; `mending`: its sender is changing it.
 */
export const outboxItem = v.object({
  version: v.literal(1),
  /** The `Idempotency-Key`, a UUID. */
  id: v.string(),
  kind: v.picklist(enquiryKinds),
  language: v.picklist(languages),
  /** When the person sent it, by their clock; ISO. */
  createdAt: v.string(),
  /** What was typed, as the endpoint takes it, without language and time. */
  fields: v.record(v.string(), v.unknown()),
  photos: v.array(v.instance(File)),
  /** The key under which the photographs are sent before the request. */
  photosKey: v.string(),
  state: v.picklist(['waiting', 'refused', 'mending']),
  refusal: v.optional(problem),
  /** Times it was sent without success. */
  tries: v.number(),
  /** Not before this moment is it sent again; ISO. */
  notBefore: v.optional(v.string()),
});
export type OutboxItem = v.InferOutput<typeof outboxItem>;
