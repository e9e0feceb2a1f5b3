import { useState } from 'react';
import type { Product } from '#contract/products/schema';

export interface Selection {
  /** The selected products that are still in the list. */
  readonly selected: readonly Product[];
  readonly has: (product: Product) => boolean;
  readonly toggle: (product: Product) => void;
  /** Selects or deselects the given products. */
  readonly set: (products: readonly Product[], selected: boolean) => void;
  readonly clear: () => void;
}

type Ids = ReadonlySet<number>;

/** The selection survives paging and filtering. */
export function useSelection(products: readonly Product[]): Selection {
  const [ids, setIds] = useState<Ids>(new Set());
  return createSelection(products, ids, setIds);
}

/** Controlled version of `useProductSelection`: `change` gets an updater function. */
export function createSelection(
  products: readonly Product[],
  ids: Ids,
  change: (next: (ids: Ids) => Ids) => void,
): Selection {
  const has = ({ id }: Product) => ids.has(id);
  return {
    selected: ids.size === 0 ? [] : products.filter(has),
    has,
    toggle: ({ id }) => change((before) => including(before, [id], !before.has(id))),
    set: (list, selected) =>
      change((before) =>
        including(
          before,
          list.map(({ id }) => id),
          selected,
        ),
      ),
    clear: () => change(() => new Set()),
  };
}

function including(ids: Ids, changed: readonly number[], selected: boolean): Ids {
  const next = new Set(ids);
  for (const id of changed) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}
