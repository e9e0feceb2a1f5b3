import { useRef } from 'react';
import type { Product } from '#contract/products/schema';
import type { ProductSelection } from './use-product-selection';

/**
 * Toggles a product, or with Shift sets the range from the last clicked product to the state that the clicked one
 * gets.
 */
export function useRangeSelection(
  { has, set, toggle }: ProductSelection,
  pageProducts: readonly Product[],
) {
  const lastClicked = useRef<number>(undefined);

  return (product: Product, isRange: boolean): void => {
    const findIndex = (id: number | undefined) => pageProducts.findIndex((row) => row.id === id);
    const [start, end] = [findIndex(lastClicked.current), findIndex(product.id)];
    lastClicked.current = product.id;
    if (!isRange || start === -1) toggle(product);
    else set(pageProducts.slice(Math.min(start, end), Math.max(start, end) + 1), !has(product));
  };
}
