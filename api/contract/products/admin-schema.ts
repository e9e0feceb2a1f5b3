import * as v from 'valibot';
import { localized } from '../core/language';
import { rowIdField } from '../core/schema';
import { factsInput } from './facts-input';
import { versionField } from './input-schema';
import { maxBulkProducts } from './limits';
import { productErrors, productMessages } from './messages';
import { dollars, quantityField } from './number-fields';
import { optionPricesInput, optionStocksInput } from './option-input';

const optionalFlag = v.optional(v.boolean(localized(productMessages.flag)));

/** Missing fields stay unchanged. */
export const productChange = v.object(
  {
    id: rowIdField(productErrors.idInvalid),
    inStock: optionalFlag,
    featured: optionalFlag,
    quantityAvailable: v.optional(quantityField),
    /** With options: the default option's price, unless there are `optionPrices`. */
    price: v.optional(dollars),
    optionPrices: v.optional(optionPricesInput),
    optionStocks: v.optional(optionStocksInput),
    facts: v.optional(factsInput),
    /** If given and outdated, the product counts as missing: the change is based on values that it no longer has. */
    version: versionField,
  },
  localized(productErrors.changeInvalid),
);
export type ProductChange = v.InferOutput<typeof productChange>;

/** Merges changes of the same product; the last one wins. */
export function mergeChangesById(changes: ProductChange[]): ProductChange[] {
  const byId = new Map<number, ProductChange>();
  for (const change of changes) byId.set(change.id, { ...byId.get(change.id), ...change });
  return [...byId.values()];
}

export const productCountMessage = localized(productErrors.productCount);

export const productIds = v.pipe(
  v.array(rowIdField(productErrors.idInvalid), productCountMessage),
  v.minLength(1, productCountMessage),
  v.maxLength(maxBulkProducts, productCountMessage),
  v.transform((ids) => [...new Set(ids)]),
);

/** Result of a bulk action, in request order. */
export const bulkResult = v.object({
  done: v.array(v.number()),
  /** Not found. */
  missing: v.array(v.number()),
});
export type BulkResult = v.InferOutput<typeof bulkResult>;

/** Result of an import row, or its preview in a dry run. */
export const rowResult = v.object({
  /** 1-based row, as in a spreadsheet: the header is 1. */
  line: v.number(),
  verdict: v.picklist(['new', 'changed', 'unchanged', 'faulty']),
  /** Null if no product matches. */
  id: v.nullable(v.number()),
  name: v.string(),
  issues: v.array(v.object({ path: v.string(), message: v.string() })),
  /** Only for 'changed': cells that differ, as in an export. */
  changes: v.array(v.object({ column: v.string(), from: v.string(), to: v.string() })),
  /** The product's facts are confirmed, and would have to be confirmed again. */
  withdrawsConfirmation: v.boolean(),
});
export type RowResult = v.InferOutput<typeof rowResult>;
