import type { Language } from '#contract/core/language';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';

/** Fields that products in lists also have. */
export type AnalyticsProduct = Pick<Product, 'id' | 'name' | 'category' | 'translations'>;

/** Properties of every analytics event about a product. */
export const toAnalyticsProduct = (product: AnalyticsProduct, language: Language) => ({
  product_id: product.id,
  product_name: getProductText(product, 'name', language),
  product_category: product.category,
  language,
});
