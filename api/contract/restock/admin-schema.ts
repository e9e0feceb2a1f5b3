import * as v from 'valibot';
import { languages } from '../core/language';

/** A product that customers wait for. */
export const restockDemand = v.object({
  productId: v.number(),
  /** English. */
  name: v.string(),
  /** Customers who will be notified. */
  waiting: v.number(),
});
export type RestockDemand = v.InferOutput<typeof restockDemand>;

export const restockRequestRecord = v.object({
  productId: v.number(),
  /** English; '' if the product does not exist any more. */
  productName: v.string(),
  option: v.nullable(v.string()),
  language: v.picklist(languages),
  receivedAt: v.string(),
});

/** Of a stored request. */
export interface RestockRequestRow extends v.InferOutput<typeof restockRequestRecord> {
  readonly email: string;
}
