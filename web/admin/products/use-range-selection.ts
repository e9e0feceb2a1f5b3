import { useRef } from 'react';
import type { Product } from '#contract/products/schema';
import type { Selection } from './use-selection';

/**
 * Toggles a product, or with Shift sets the range from the last clicked product to the state that the clicked one
 * gets.
 */
export function useRangeSelection({ has, set, toggle }: Selection, shown: readonly Product[]) {
  const lastClicked = useRef<number>(undefined);

  return (product: Product, isRange: boolean): void => {
    const findIndex = (id: number | undefined) => shown.findIndex((row) => row.id === id);
    const [from, to] = [findIndex(lastClicked.current), findIndex(product.id)];
    lastClicked.current = product.id;
    if (!isRange || from === -1) toggle(product);
    else set(shown.slice(Math.min(from, to), Math.max(from, to) + 1), !has(product));
  };
}
