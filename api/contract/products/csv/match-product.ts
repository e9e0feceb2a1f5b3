import { type BilingualText, type Language, localized } from '../../core/language';
import { writtenId } from '../../core/text';
import type { RowVerdict } from '../admin-schema';
import { productErrors, productRules, rowErrors } from '../messages';
import type { Product } from '../schema';

type Issue = RowVerdict['issues'][number];

/** Trimmed identity cells of a row; empty strings if missing. */
export interface RowMarks {
  readonly line: number;
  readonly id: string;
  readonly sku: string;
  readonly version: string;
}

interface MeantProduct {
  /** Undefined for a new product or an unknown id. */
  readonly product: Product | undefined;
  readonly issues: readonly Issue[];
}

/** Matches rows in file order, and reports conflicts and duplicates. */
export function productOfRows(
  products: readonly Product[],
  lang: Language,
): (marks: RowMarks) => MeantProduct {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const firstLines = new Map<Product | string, number>();
  const issue = (path: string, sentence: BilingualText): Issue => ({
    path,
    message: localized(sentence)({ lang }),
  });

  function ownIssues({ id, sku, version }: RowMarks, product: Product | undefined): Issue[] {
    if (!product) return id === '' ? [] : [issue('id', rowErrors.unknownId(id))];
    const owner = bySku.get(sku);
    const isTaken = owner !== undefined && owner !== product;
    const isStale = version !== '' && Number(version) !== product.version;
    return [
      ...(isTaken ? [issue('sku', productErrors.skuTaken)] : []),
      ...(isStale ? [issue('version', staleOr(version))] : []),
    ];
  }

  /** Of two rows for the same product, the second is invalid, since it is unclear which one is meant. */
  function repeats({ line, id, sku }: RowMarks, product: Product | undefined): Issue[] {
    const ofProduct = product && firstLines.get(product);
    const ofSku = sku === '' ? undefined : firstLines.get(sku);
    if (product && ofProduct === undefined) firstLines.set(product, line);
    if (sku !== '' && ofSku === undefined) firstLines.set(sku, line);
    if (ofProduct !== undefined) {
      return [issue(id === '' ? 'sku' : 'id', rowErrors.sameProduct(ofProduct))];
    }
    return ofSku === undefined ? [] : [issue('sku', rowErrors.sameSku(ofSku))];
  }

  return (marks) => {
    const { id, sku } = marks;
    const product = id === '' ? ofSku(bySku, sku) : ofId(byId, id);
    return { product, issues: [...ownIssues(marks, product), ...repeats(marks, product)] };
  };
}

const ofId = (byId: ReadonlyMap<number, Product>, id: string): Product | undefined =>
  writtenId.test(id) ? byId.get(Number(id)) : undefined;

const ofSku = (bySku: ReadonlyMap<string | null, Product>, sku: string): Product | undefined =>
  sku === '' ? undefined : bySku.get(sku);

const staleOr = (version: string): BilingualText =>
  writtenId.test(version) ? rowErrors.stale : productRules.version;
