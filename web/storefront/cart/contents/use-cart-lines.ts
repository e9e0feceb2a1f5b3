import { findOption, getRemainingQuantity, hasOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../../data/use-query';
import { productsQuery } from '../../product-card/product-queries';
import { type CartItem, useCart } from '../cart';

/** A cart item with its product from the catalog. */
export interface CartLine extends CartItem {
  /** Undefined while the catalog is loading, and if the product was deleted. */
  readonly product: Product | undefined;
  /** Units of this line that can be ordered in addition to the other lines of the product; undefined if stock is not counted. */
  readonly max: number | undefined;
  /** Product and option exist and are in stock. */
  readonly isOrderable: boolean;
}

interface CartLines {
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
    const max = product && getMaxQuantity(product, item, items);
    const isOrderable = product !== undefined && hasOption(product, item.option) && max !== 0;
    return { ...item, product, max, isOrderable };
  });
  const failed = error !== undefined && !data;
  return { lines, loading: isLoading && !data, failed, retry: () => void mutate() };
}

function getMaxQuantity(
  product: Product,
  { productId, option }: CartItem,
  items: readonly CartItem[],
): number | undefined {
  const otherUnits = items
    .filter((item) => item.productId === productId && item.option !== option)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return getRemainingQuantity(product, findOption(product, option), otherUnits);
}
