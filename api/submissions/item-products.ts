import type { Knex } from 'knex';
import type { Product } from '#contract/products/schema';
import { findProductsById } from '../catalog/product-store';

/** The products of an order's items that still exist. Reading the whole catalog would delay every order. */
export const findItemProducts = (
  database: Knex,
  items: readonly { readonly productId: number | null }[],
): Promise<Product[]> =>
  findProductsById(database, [...new Set(items.flatMap(({ productId }) => productId ?? []))]);
