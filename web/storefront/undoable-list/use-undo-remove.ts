import { useState } from 'react';

interface ProductListItem {
  readonly productId: number;
}

export interface ListRow<Item> {
  readonly item: Item;
  readonly isRemoved: boolean;
  /** Index among the rows that are not removed. */
  readonly index: number;
}

/** Merges current and removed items in their original order. */
function buildRows<Item extends ProductListItem>(
  items: readonly Item[],
  removedItems: readonly Item[],
  orderedIds: readonly number[],
): ListRow<Item>[] {
  const itemsById = new Map(items.map((item) => [item.productId, item]));
  const removedById = new Map(removedItems.map((item) => [item.productId, item]));
  const knownIds = orderedIds.filter((id) => itemsById.has(id) || removedById.has(id));
  const ids = new Set([...knownIds, ...itemsById.keys()]);
  const rows: ListRow<Item>[] = [];
  let index = 0;
  for (const id of ids) {
    const current = itemsById.get(id);
    const item = current ?? removedById.get(id);
    if (item) rows.push({ item, isRemoved: !current, index });
    if (current) index += 1;
  }
  return rows;
}

/** Keeps removed items in the list, as long as the page is mounted, so that they can be restored. */
export function useUndoRemove<Item extends ProductListItem>(items: readonly Item[]) {
  const [removedItems, setRemovedItems] = useState<readonly Item[]>([]);
  const [orderedIds, setOrderedIds] = useState<readonly number[]>([]);
  const rows = buildRows(items, removedItems, orderedIds);

  const excludeItem = (item: Item) =>
    removedItems.filter(({ productId }) => productId !== item.productId);

  return {
    rows,
    /** Call before removing an item. */
    markRemoved(item: Item) {
      setOrderedIds(rows.map((row) => row.item.productId));
      setRemovedItems([...excludeItem(item), item]);
    },
    /** Call after restoring an item. */
    unmarkRemoved: (item: Item) => setRemovedItems(excludeItem(item)),
  };
}
