import { restorableSince, takenSkus, toldOf } from '#contract/products/admin-rules';
import { restoreTaken } from '#contract/products/messages';
import { refused } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import type { ProductTable } from '../tables/products';
import { idsOf, nextVersion, productWithId } from './kept-product';

/** Deletions of products, and what takes them back. */
export const productDeletions = {
  deleteProduct: ({ params: { id } }, { database: { catalogue }, clock }) => {
    productWithId(id, catalogue);
    remove([id], catalogue, clock());
    return undefined;
  },

  deleteProducts: ({ body: { ids } }, { database: { catalogue }, clock }) => {
    const there = ids.filter((id) => catalogue.find(id));
    remove(there, catalogue, clock());
    return toldOf(ids, new Set(there));
  },

  restoreProducts: ({ body: { ids, language } }, { database: { catalogue }, clock }) => {
    const now = clock();
    const since = restorableSince(now);
    const back = ids.flatMap((id) => catalogue.deletions.get(id) ?? []);
    const products = back
      .filter(({ deletedAt }) => deletedAt >= since)
      .map(({ product }) => product);
    const taken = takenSkus(
      products.flatMap(({ sku }) => sku ?? []),
      (sku) => catalogue.withSku(sku) !== undefined,
    );
    if (taken.length > 0) throw refused(409, restoreTaken(taken), language);
    for (const product of products) {
      catalogue.deletions.delete(product.id);
      catalogue.put(nextVersion(product, now));
    }
    return toldOf(ids, new Set(idsOf(products)));
  },
} satisfies Partial<MockImplementations>;

function remove(ids: readonly number[], catalogue: ProductTable, now: Date): void {
  const since = restorableSince(now);
  for (const [id, { deletedAt }] of catalogue.deletions) {
    if (deletedAt < since) catalogue.deletions.delete(id);
  }
  for (const id of ids) catalogue.remove(id, now.toISOString());
}
