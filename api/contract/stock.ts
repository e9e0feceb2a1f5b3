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

/** What changes of a product that is put in stock or taken out of it: one counted to nothing is counted no longer. */
export const stockChange = (
  { quantityAvailable }: Pick<Product, 'quantityAvailable'>,
  inStock: boolean,
): Partial<Pick<Product, 'inStock' | 'quantityAvailable'>> =>
  inStock && quantityAvailable === 0 ? { inStock, quantityAvailable: null } : { inStock };
