import { useState } from 'react';

interface ProductListItem {
  readonly productId: number;
}

export interface ListRow<Item> {
  readonly item: Item;
  readonly removed: boolean;
  /** Index among the rows that are not removed. */
  readonly index: number;
}

/** Merges current and removed items in their original order. */
function buildRows<Item extends ProductListItem>(
  items: readonly Item[],
  removed: readonly Item[],
  order: readonly number[],
): ListRow<Item>[] {
  const itemsById = new Map(items.map((item) => [item.productId, item]));
  const removedById = new Map(removed.map((item) => [item.productId, item]));
  const knownIds = order.filter((id) => itemsById.has(id) || removedById.has(id));
  const ids = new Set([...knownIds, ...itemsById.keys()]);
  const rows: ListRow<Item>[] = [];
  let index = 0;
  for (const id of ids) {
    const current = itemsById.get(id);
    const item = current ?? removedById.get(id);
    if (item) rows.push({ item, removed: !current, index });
    if (current) index += 1;
  }
  return rows;
}

/** Keeps removed items in the list, as long as the page is mounted, so that they can be restored. */
export function useUndoRemove<Item extends ProductListItem>(items: readonly Item[]) {
  const [removed, setRemoved] = useState<readonly Item[]>([]);
  const [order, setOrder] = useState<readonly number[]>([]);
  const rows = buildRows(items, removed, order);

  const withoutItem = (item: Item) =>
    removed.filter(({ productId }) => productId !== item.productId);

  return {
    rows,
    /** Call before removing an item. */
    markRemoved(item: Item) {
      setOrder(rows.map((row) => row.item.productId));
      setRemoved([...withoutItem(item), item]);
    },
    /** Call after restoring an item. */
    clearRemoved: (item: Item) => setRemoved(withoutItem(item)),
  };
}
