import type { Product } from './product';

/** What changes of a product that is put in stock or taken out of it: one counted to nothing is counted no longer. */
export const stockChange = (
  { quantityAvailable }: Pick<Product, 'quantityAvailable'>,
  inStock: boolean,
): Partial<Pick<Product, 'inStock' | 'quantityAvailable'>> =>
  inStock && quantityAvailable === 0 ? { inStock, quantityAvailable: null } : { inStock };
