import { useState } from 'react';
import type { Product } from '#contract/product';

/** Which products something is to be done to. */
export interface Selection {
  /** Those of the selected that the list still has. */
  readonly selected: readonly Product[];
  readonly has: (product: Product) => boolean;
  readonly toggle: (product: Product) => void;
  /** Selects these as well, or no longer. */
  readonly set: (products: readonly Product[], selected: boolean) => void;
  readonly clear: () => void;
}

/** Products selected from a list; they stay so while one looks at another part of it. */
export function useSelection(products: readonly Product[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const has = ({ id }: Product) => ids.has(id);

  function set(changed: readonly Product[], selected: boolean): void {
    const next = new Set(ids);
    for (const { id } of changed) {
      if (selected) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  }

  return {
    selected: ids.size === 0 ? [] : products.filter(has),
    has,
    toggle: (product) => set([product], !has(product)),
    set,
    clear: () => setIds(new Set()),
  };
}
