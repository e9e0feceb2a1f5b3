import type { Product } from '#contract/products/schema';
import { getStockLevel } from '#contract/products/stock-level';
import { useQuery } from '../../data/use-query';
import { productsQuery } from '../product-card/product-queries';
import { type CartItem, useCart } from './cart';

/** A cart item with its product from the catalog. */
export interface CartLine extends CartItem {
  /** Undefined while the catalog is loading, and if the product was deleted. */
  readonly product: Product | undefined;
  /** The product exists and is in stock. */
  readonly isOrderable: boolean;
}

export interface CartLines {
  readonly lines: readonly CartLine[];
  readonly loading: boolean;
  /** The catalog could not be loaded; the lines are still listed, without products. */
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useCartLines(): CartLines {
  const items = useCart();
  const { data, error, isLoading, mutate } = useQuery(items.length === 0 ? null : productsQuery);
  const lines = items.map((item) => {
    const product = data?.find(({ id }) => id === item.productId);
    const isOrderable = product !== undefined && getStockLevel(product) !== 'out-of-stock';
    return { ...item, product, isOrderable };
  });
  const failed = error !== undefined && !data;
  return { lines, loading: isLoading && !data, failed, retry: () => void mutate() };
}
