import { useState } from 'react';
import type { Product } from '#contract/products/schema';

export interface ProductSelection {
  /** The selected products that are still in the list. */
  readonly selected: readonly Product[];
  readonly has: (product: Product) => boolean;
  readonly toggle: (product: Product) => void;
  /** Selects or deselects the given products. */
  readonly set: (products: readonly Product[], selected: boolean) => void;
  readonly clear: () => void;
}

type IdSet = ReadonlySet<number>;

/** The selection survives paging and filtering. */
export function useProductSelection(products: readonly Product[]): ProductSelection {
  const [ids, setIds] = useState<IdSet>(new Set());
  return createSelection(products, ids, setIds);
}

/** Controlled version of `useProductSelection`: `change` gets an updater function. */
export function createSelection(
  products: readonly Product[],
  ids: IdSet,
  change: (next: (ids: IdSet) => IdSet) => void,
): ProductSelection {
  const has = ({ id }: Product) => ids.has(id);
  return {
    selected: ids.size === 0 ? [] : products.filter(has),
    has,
    toggle: ({ id }) => change((before) => withSelected(before, [id], !before.has(id))),
    set: (list, selected) =>
      change((before) =>
        withSelected(
          before,
          list.map(({ id }) => id),
          selected,
        ),
      ),
    clear: () => change(() => new Set()),
  };
}

function withSelected(ids: IdSet, changed: readonly number[], selected: boolean): IdSet {
  const next = new Set(ids);
  for (const id of changed) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}
