import { useState } from 'react';

interface ListRow<Item> {
  readonly item: Item;
  readonly isRemoved: boolean;
  /** Index among the rows that are not removed. */
  readonly index: number;
}

/** Merges current and removed items in their original order. */
function buildRows<Item>(
  items: readonly Item[],
  removedItems: readonly Item[],
  orderedIds: readonly string[],
  getId: (item: Item) => string,
): ListRow<Item>[] {
  const itemsById = new Map(items.map((item) => [getId(item), item]));
  const removedById = new Map(removedItems.map((item) => [getId(item), item]));
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
export function useUndoRemove<Item>(items: readonly Item[], getId: (item: Item) => string) {
  const [removedItems, setRemovedItems] = useState<readonly Item[]>([]);
  const [orderedIds, setOrderedIds] = useState<readonly string[]>([]);
  const rows = buildRows(items, removedItems, orderedIds, getId);

  const excludeItem = (item: Item) => removedItems.filter((other) => getId(other) !== getId(item));

  return {
    rows,
    /** Call before removing an item. */
    markRemoved(item: Item) {
      setOrderedIds(rows.map((row) => getId(row.item)));
      setRemovedItems([...excludeItem(item), item]);
    },
    /** Call after restoring an item. */
    unmarkRemoved: (item: Item) => setRemovedItems(excludeItem(item)),
  };
}
