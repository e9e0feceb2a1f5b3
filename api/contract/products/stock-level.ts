import type { Product } from './schema';

export type StockLevel = 'in-stock' | 'low-stock' | 'out-of-stock';

/** Inclusive. */
const lowStockThreshold = 3;

interface Stock extends Pick<Product, 'inStock' | 'quantityAvailable'> {
  readonly options?: readonly Pick<Product['options'][number], 'stock'>[];
}

/**
 * Out of stock by flag or when nothing is left; low stock from 3 units down to 1. A product with options has what is left of
 * the option with the most: while that one can be had, the others don't make the product scarce.
 */
export function getStockLevel({ inStock, quantityAvailable, options = [] }: Stock): StockLevel {
  const optionStocks = options.map(({ stock }) => stock ?? Infinity);
  const ofOptions = options.length > 0 ? Math.max(...optionStocks) : Infinity;
  const left = Math.min(quantityAvailable ?? Infinity, ofOptions);
  if (!inStock || left === 0) return 'out-of-stock';
  return left <= lowStockThreshold ? 'low-stock' : 'in-stock';
}
