import type { Language } from '#contract/language';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';

/** As much of a product as lists of products have, too. */
export type NamedProduct = Pick<Product, 'id' | 'name' | 'category' | 'translations'>;

/** What every analytics event says of a product. */
export const productFacts = (product: NamedProduct, language: Language) => ({
  product_id: product.id,
  product_name: productText(product, 'name', language),
  product_category: product.category,
  language,
});
