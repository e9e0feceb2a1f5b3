import type { Answer } from '#contract/page';
import { listProducts, type Product } from '#contract/product';
import { relatedProducts } from '#contract/related-products';
import { listedProduct } from '#contract/shop-list';

export const relatedKey = (id: number): string => `related/${id}`;

/** The related products a product's page brings, in place of the whole catalogue. */
export async function bringRelated(product: Product, answer: Answer) {
  const related = relatedProducts(product, await answer(listProducts, {}));
  return { [relatedKey(product.id)]: related.map(listedProduct) };
}
