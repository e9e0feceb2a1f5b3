import * as v from 'valibot';
import { languages } from '#contract/core/language';
import { type OutboxItem, productNames } from './item';
import type { Answer } from './send-item';

/** An order request that the shop has received, kept on the device. */
export const receipt = v.object({
  version: v.literal(1),
  /** As the shop calls the order. */
  number: v.string(),
  /** When the person sent it, by their clock; ISO. */
  createdAt: v.string(),
  language: v.picklist(languages),
  /** What was sent, the items too. */
  fields: v.record(v.string(), v.unknown()),
  /** Absent from receipts of earlier versions. */
  productNames: v.optional(productNames),
  /** When the shop's answer came, by the device's clock; ISO. */
  receivedAt: v.string(),
});
export type Receipt = v.InferOutput<typeof receipt>;

/** The receipt of an item that has arrived; only orders, which get a number, have one. */
export function receiptFor(
  { createdAt, language, fields, productNames }: OutboxItem,
  { number }: Answer,
): Receipt | undefined {
  if (number === undefined) return undefined;
  const receivedAt = new Date().toISOString();
  return { version: 1, number, createdAt, language, fields, productNames, receivedAt };
}
