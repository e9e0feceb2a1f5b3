import type { Product } from './product';

export type StockLevel = 'in-stock' | 'low-stock' | 'out-of-stock';

/** From this many down to one left, the badge says Low Stock. */
const lowStockFrom = 3;

/** Out of stock by the flag or by a count of zero; low from three down to one; else in stock. */
export function stockLevel({
  inStock,
  quantityAvailable,
}: Pick<Product, 'inStock' | 'quantityAvailable'>): StockLevel {
  if (!inStock || quantityAvailable === 0) return 'out-of-stock';
  if (quantityAvailable !== null && quantityAvailable <= lowStockFrom) return 'low-stock';
  return 'in-stock';
}

/** How many of a product can be ordered; undefined when the owner does not count them. */
export function availableQuantity(
  product: Pick<Product, 'inStock' | 'quantityAvailable'>,
): number | undefined {
  if (stockLevel(product) === 'out-of-stock') return 0;
  return product.quantityAvailable ?? undefined;
}
