import { stockLevel } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { productsQuery } from '../catalogue/product-queries';
import { type CartItem, useCart } from './cart';

/** Something in the cart, beside what the catalogue says of it. */
export interface CartLine extends CartItem {
  /** Undefined while the catalogue is not there, and when the product is no longer in it. */
  readonly product: Product | undefined;
  /** Whether it can be ordered: it is in the catalogue and not out of stock. */
  readonly counts: boolean;
}

export interface CartLines {
  readonly lines: readonly CartLine[];
  readonly loading: boolean;
  /** The catalogue cannot be had; the lines are there all the same, by number. */
  readonly failed: boolean;
  /** Asks for the catalogue once more. */
  readonly retry: () => void;
}

/** What is in the cart, priced and named by the catalogue. */
export function useCartLines(): CartLines {
  const items = useCart();
  const { data, error, isLoading, mutate } = useQuery(items.length === 0 ? null : productsQuery);
  const lines = items.map((item) => {
    const product = data?.find(({ id }) => id === item.productId);
    const counts = product !== undefined && stockLevel(product) !== 'out-of-stock';
    return { ...item, product, counts };
  });
  const failed = error !== undefined && !data;
  return { lines, loading: isLoading && !data, failed, retry: () => void mutate() };
}
