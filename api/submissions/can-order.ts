import { findOption, getAvailableOptionQuantity } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { getStockLevel } from '#contract/products/stock-level';
import { isVisible } from '#contract/products/visible-products';

/** Without an option key, any option will do. */
export function canOrder(product: Product, optionKey: string | null | undefined): boolean {
  if (!isVisible(product) || getStockLevel(product) === 'out-of-stock') return false;
  if (!optionKey) return true;
  const option = findOption(product, optionKey);
  // The option may have been removed: then the product itself is the news.
  return !option || getAvailableOptionQuantity(product, option) !== 0;
}
