import { relatedProducts } from '#contract/products/details';
import { listProducts } from '#contract/products/endpoints';
import { listedProduct } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { Answer } from '#renderer';

export const relatedKey = (id: number): string => `related/${id}`;

/** The related products a product's page brings, in place of the whole catalogue. */
export async function bringRelated(product: Product, answer: Answer) {
  const related = relatedProducts(product, await answer(listProducts, {}));
  return { [relatedKey(product.id)]: related.map(listedProduct) };
}
