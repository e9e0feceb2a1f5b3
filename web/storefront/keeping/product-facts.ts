import type { Language } from '#contract/language';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';

/** What every analytics event says of a product. */
export const productFacts = (product: Product, language: Language) => ({
  product_id: product.id,
  product_name: productText(product, 'name', language),
  product_category: product.category,
  language,
});
