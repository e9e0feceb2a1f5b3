import type { Language } from '#contract/core/language';
import { productText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';

/** As much of a product as lists of products have, too. */
export type NamedProduct = Pick<Product, 'id' | 'name' | 'category' | 'translations'>;

/** What every analytics event says of a product. */
export const productFacts = (product: NamedProduct, language: Language) => ({
  product_id: product.id,
  product_name: productText(product, 'name', language),
  product_category: product.category,
  language,
});
