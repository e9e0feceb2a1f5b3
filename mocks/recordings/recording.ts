import * as v from 'valibot';
import { eventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import {
  contactMessageRecord,
  restorationRequestRecord,
  subscriber,
} from '#contract/inbox/admin-schema';
import { orderWithEvents } from '#contract/orders/admin-schema';
import { product } from '#contract/products/schema';
import { shopSettingsResponse } from '#contract/settings/schema';

/** Responses of a running shop, without personal data; newest first. */
export const recording = v.object({
  /** When it was recorded, ISO 8601. */
  recordedAt: v.string(),
  products: v.array(product),
  settings: shopSettingsResponse,
  messages: v.array(contactMessageRecord),
  requests: v.array(restorationRequestRecord),
  inquiries: v.array(eventInquiryRecord),
  orders: v.array(orderWithEvents),
  subscribers: v.array(subscriber),
});
export type Recording = v.InferOutput<typeof recording>;

/** By name; rejects if there is none. */
export type ReadRecording = (name: string) => Promise<unknown>;

/** Throws if the contract has changed since it was recorded. */
export function parseRecording(name: string, value: unknown): Recording {
  const parsed = v.safeParse(recording, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? '';
  throw new Error(
    `The recording '${name}' doesn't fit this version (${path}: ${issue.message}). Record it again.`,
  );
}
