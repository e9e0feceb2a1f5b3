import type { Product } from './schema';

export type StockLevel = 'in-stock' | 'low-stock' | 'out-of-stock';

/** Inclusive. */
const lowStockThreshold = 3;

/** Out of stock by flag or quantity 0; low stock from 3 down to 1. */
export function getStockLevel({
  inStock,
  quantityAvailable,
}: Pick<Product, 'inStock' | 'quantityAvailable'>): StockLevel {
  if (!inStock || quantityAvailable === 0) return 'out-of-stock';
  if (quantityAvailable !== null && quantityAvailable <= lowStockThreshold) return 'low-stock';
  return 'in-stock';
}

/** Undefined if stock is not counted. */
export function getAvailableQuantity(
  product: Pick<Product, 'inStock' | 'quantityAvailable'>,
): number | undefined {
  if (getStockLevel(product) === 'out-of-stock') return 0;
  return product.quantityAvailable ?? undefined;
}

/** Clears `quantityAvailable` when a product with 0 left is put back in stock. */
export const toStockUpdate = (
  { quantityAvailable }: Pick<Product, 'quantityAvailable'>,
  inStock: boolean,
): Partial<Pick<Product, 'inStock' | 'quantityAvailable'>> =>
  inStock && quantityAvailable === 0 ? { inStock, quantityAvailable: null } : { inStock };
