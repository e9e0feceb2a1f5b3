import { type BilingualText, type Language, localized } from '../../core/language';
import { idPattern } from '../../core/text';
import type { RowResult } from '../admin-schema';
import { productErrors, productMessages, rowErrors } from '../messages';
import type { Product } from '../schema';

type Issue = RowResult['issues'][number];

/** Trimmed identity cells of a row; empty strings if missing. */
interface RowIdentity {
  readonly line: number;
  readonly id: string;
  readonly sku: string;
  readonly version: string;
}

interface MatchResult {
  /** Undefined for a new product or an unknown id. */
  readonly product: Product | undefined;
  readonly issues: readonly Issue[];
}

/** Matches rows in file order, and reports conflicts and duplicates. */
export function createProductMatcher(
  products: readonly Product[],
  lang: Language,
): (identity: RowIdentity) => MatchResult {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const firstLines = new Map<Product | string, number>();
  const toIssue = (path: string, text: BilingualText): Issue => ({
    path,
    message: localized(text)({ lang }),
  });

  function findConflicts({ id, sku, version }: RowIdentity, product: Product | undefined): Issue[] {
    if (!product) return id === '' ? [] : [toIssue('id', rowErrors.unknownId(id))];
    const skuOwner = bySku.get(sku);
    const isTaken = skuOwner !== undefined && skuOwner !== product;
    const isStale = version !== '' && Number(version) !== product.version;
    return [
      ...(isTaken ? [toIssue('sku', productErrors.skuTaken)] : []),
      ...(isStale ? [toIssue('version', getVersionError(version))] : []),
    ];
  }

  /** Of two rows for the same product, the second is invalid, since it is unclear which one is meant. */
  function findDuplicates({ line, id, sku }: RowIdentity, product: Product | undefined): Issue[] {
    const productLine = product && firstLines.get(product);
    const skuLine = sku === '' ? undefined : firstLines.get(sku);
    if (product && productLine === undefined) firstLines.set(product, line);
    if (sku !== '' && skuLine === undefined) firstLines.set(sku, line);
    if (productLine !== undefined) {
      return [toIssue(id === '' ? 'sku' : 'id', rowErrors.duplicateProduct(productLine))];
    }
    return skuLine === undefined ? [] : [toIssue('sku', rowErrors.duplicateSku(skuLine))];
  }

  return (identity) => {
    const { id, sku } = identity;
    const product = id === '' ? findBySku(bySku, sku) : findById(byId, id);
    return {
      product,
      issues: [...findConflicts(identity, product), ...findDuplicates(identity, product)],
    };
  };
}

const findById = (byId: ReadonlyMap<number, Product>, id: string): Product | undefined =>
  idPattern.test(id) ? byId.get(Number(id)) : undefined;

const findBySku = (bySku: ReadonlyMap<string | null, Product>, sku: string): Product | undefined =>
  sku === '' ? undefined : bySku.get(sku);

const getVersionError = (version: string): BilingualText =>
  idPattern.test(version) ? rowErrors.stale : productMessages.version;
