import type { Product } from './schema';

export type StockLevel = 'in-stock' | 'low-stock' | 'out-of-stock';

/** Inclusive. */
const lowStockThreshold = 3;

interface Stock extends Pick<Product, 'inStock' | 'quantityAvailable'> {
  readonly options?: readonly Pick<Product['options'][number], 'stock'>[];
}

/** Out of stock by flag, quantity 0 or when nothing is left of any option; low stock from 3 down to 1. */
export function getStockLevel({ inStock, quantityAvailable, options = [] }: Stock): StockLevel {
  const isSoldOut = options.length > 0 && options.every(({ stock }) => stock === 0);
  if (!inStock || quantityAvailable === 0 || isSoldOut) return 'out-of-stock';
  if (quantityAvailable !== null && quantityAvailable <= lowStockThreshold) return 'low-stock';
  return 'in-stock';
}

/** Clears `quantityAvailable` when a product with 0 left is put back in stock. */
export const toStockUpdate = (
  { quantityAvailable }: Pick<Product, 'quantityAvailable'>,
  inStock: boolean,
): Partial<Pick<Product, 'inStock' | 'quantityAvailable'>> =>
  inStock && quantityAvailable === 0 ? { inStock, quantityAvailable: null } : { inStock };
