import * as v from 'valibot';
import { localized } from '../core/language';
import { rowIdField } from '../core/schema';
import { dollars, quantityField } from './form-schema';
import { mostProductsAtOnce } from './limits';
import { productErrors, productRules } from './messages';

const optionalFlag = v.optional(v.boolean(localized(productRules.flag)));

/** Missing fields stay unchanged. */
export const productChange = v.object(
  {
    id: rowIdField(productErrors.noNumber),
    inStock: optionalFlag,
    featured: optionalFlag,
    quantityAvailable: v.optional(quantityField),
    price: v.optional(dollars),
  },
  localized(productErrors.noChange),
);
export type ProductChange = v.InferOutput<typeof productChange>;

/** Merges changes of the same product; the last one wins. */
export function oneOfEach(changes: ProductChange[]): ProductChange[] {
  const byId = new Map<number, ProductChange>();
  for (const change of changes) byId.set(change.id, { ...byId.get(change.id), ...change });
  return [...byId.values()];
}

export const several = localized(productErrors.several);

export const productIds = v.pipe(
  v.array(rowIdField(productErrors.noNumber), several),
  v.minLength(1, several),
  v.maxLength(mostProductsAtOnce, several),
  v.transform((named) => [...new Set(named)]),
);

/** Result of a bulk action, in request order. */
export const done = v.object({
  done: v.array(v.number()),
  /** Not found. */
  missing: v.array(v.number()),
});
export type Done = v.InferOutput<typeof done>;

/** Result of an import row, or its preview in a dry run. */
export const rowVerdict = v.object({
  /** 1-based row, as in a spreadsheet: the header is 1. */
  line: v.number(),
  verdict: v.picklist(['new', 'changed', 'unchanged', 'faulty']),
  /** Null if no product matches. */
  id: v.nullable(v.number()),
  name: v.string(),
  issues: v.array(v.object({ path: v.string(), message: v.string() })),
  /** Only for 'changed': cells that differ, as in an export. */
  changes: v.array(v.object({ column: v.string(), from: v.string(), to: v.string() })),
});
export type RowVerdict = v.InferOutput<typeof rowVerdict>;
