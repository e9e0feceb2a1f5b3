import * as v from 'valibot';
import { languages } from '../core/language';
import { bilingualText } from '../core/schema';

/** The part of a product's translations that `getProductText` needs for its name. */
export const productNameTranslations = v.object({ es: v.optional(v.object({ name: v.string() })) });

/** A product that customers wait for. */
export const restockDemand = v.object({
  productId: v.number(),
  /** English. */
  name: v.string(),
  translations: productNameTranslations,
  /** Customers who will be notified. */
  waiting: v.number(),
});
export type RestockDemand = v.InferOutput<typeof restockDemand>;

export const restockRequestRecord = v.object({
  productId: v.number(),
  /** English; '' if the product does not exist any more. */
  productName: v.string(),
  translations: productNameTranslations,
  /** Key of the option; null for any. */
  option: v.nullable(v.string()),
  /** Null without an option, or if it does not exist any more. */
  optionName: v.nullable(bilingualText),
  language: v.picklist(languages),
  receivedAt: v.string(),
});

/** Of a stored request. */
export interface RestockRequestRow extends v.InferOutput<typeof restockRequestRecord> {
  readonly email: string;
}
