import * as v from 'valibot';
import { said } from '../core/language';
import { rowIdField } from '../core/schema';
import { dollars, quantityField } from './form-schema';
import { mostProductsAtOnce } from './limits';
import { productRefusals, productRules } from './messages';

const optionalFlag = v.optional(v.boolean(said(productRules.flag)));

/** What can be changed of a product in its row; what is left out stays. */
export const productChange = v.object(
  {
    id: rowIdField(productRefusals.noNumber),
    inStock: optionalFlag,
    featured: optionalFlag,
    quantityAvailable: v.optional(quantityField),
    price: v.optional(dollars),
  },
  said(productRefusals.noChange),
);
export type ProductChange = v.InferOutput<typeof productChange>;

/** What is said of a product in several places is one change, in which the last word stands. */
export function oneOfEach(changes: ProductChange[]): ProductChange[] {
  const byId = new Map<number, ProductChange>();
  for (const change of changes) byId.set(change.id, { ...byId.get(change.id), ...change });
  return [...byId.values()];
}

export const several = said(productRefusals.several);

export const productIds = v.pipe(
  v.array(rowIdField(productRefusals.noNumber), several),
  v.minLength(1, several),
  v.maxLength(mostProductsAtOnce, several),
  v.transform((named) => [...new Set(named)]),
);

/** What became of several products, each list in the order they were asked for. */
export const done = v.object({
  /** Those it was done to. */
  done: v.array(v.number()),
  /** Those that are not there. */
  missing: v.array(v.number()),
});
export type Done = v.InferOutput<typeof done>;

/** What becomes of a row, or would. */
export const rowVerdict = v.object({
  /** Of the file, as spreadsheets count: the head is line 1. */
  line: v.number(),
  verdict: v.picklist(['new', 'changed', 'unchanged', 'faulty']),
  /** Of the product, as far as the row names it. */
  id: v.nullable(v.number()),
  name: v.string(),
  issues: v.array(v.object({ path: v.string(), message: v.string() })),
  /** Cells that differ from the product, as an export writes them; only of a changed row. */
  changes: v.array(v.object({ column: v.string(), from: v.string(), to: v.string() })),
});
export type RowVerdict = v.InferOutput<typeof rowVerdict>;
