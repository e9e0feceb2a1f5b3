import { buildUrl } from '#contract/core/endpoint';
import { getProduct, listProductImages, listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { demoProducts } from './demo-data';

/** Initial data of a product page, with the given product. */
export function buildProductPageData(product: Product): Readonly<Record<string, unknown>> {
  const input = { params: { id: product.id } };
  return {
    [buildUrl(getProduct, input)]: product,
    [buildUrl(listProductImages, input)]: [],
    [buildUrl(listProducts)]: demoProducts.map((other) =>
      other.id === product.id ? product : other,
    ),
  };
}
