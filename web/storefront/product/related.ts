import type { Answer } from '#contract/page';
import { listProducts, type Product } from '#contract/product';
import { relatedProducts } from '#contract/related-products';

export const relatedKey = (id: number): string => `related/${id}`;

/** The related products a product's page brings, in place of the whole catalogue. */
export async function bringRelated(product: Product, answer: Answer) {
  return { [relatedKey(product.id)]: relatedProducts(product, await answer(listProducts, {})) };
}
