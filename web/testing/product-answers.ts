import { addressOf } from '#contract/core/endpoint';
import { getProduct, listProductImages, listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { catalogue } from './demo-shop';

/** What the page of a product starts with when the server painted it, the product as a test wants it. */
export function productAnswers(product: Product): Readonly<Record<string, unknown>> {
  const call = { params: { id: product.id } };
  return {
    [addressOf(getProduct, call)]: product,
    [addressOf(listProductImages, call)]: [],
    [addressOf(listProducts)]: catalogue.map((other) =>
      other.id === product.id ? product : other,
    ),
  };
}
