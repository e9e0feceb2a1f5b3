import { useState } from 'react';
import type { Product } from '#contract/products/schema';

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

type Ids = ReadonlySet<number>;

/** Products selected from a list; they stay so while one looks at another part of it. */
export function useSelection(products: readonly Product[]): Selection {
  const [ids, setIds] = useState<Ids>(new Set());
  return selectionOf(products, ids, setIds);
}

/** Products selected from a list by their ids, which `change` makes other ones of what they are by then. */
export function selectionOf(
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
