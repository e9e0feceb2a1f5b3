import { useState } from 'react';

interface Listed {
  readonly productId: number;
}

export interface Row<Item> {
  readonly item: Item;
  readonly removed: boolean;
  /** Index among the rows that are not removed. */
  readonly at: number;
}

/** Merges current and removed items in their original order. */
function inOrder<Item extends Listed>(
  items: readonly Item[],
  removed: readonly Item[],
  order: readonly number[],
): Row<Item>[] {
  const there = new Map(items.map((item) => [item.productId, item]));
  const gone = new Map(removed.map((item) => [item.productId, item]));
  const known = order.filter((id) => there.has(id) || gone.has(id));
  const ids = new Set([...known, ...there.keys()]);
  const rows: Row<Item>[] = [];
  let at = 0;
  for (const id of ids) {
    const live = there.get(id);
    const item = live ?? gone.get(id);
    if (item) rows.push({ item, removed: !live, at });
    if (live) at += 1;
  }
  return rows;
}

/** Keeps removed items in the list, as long as the page is mounted, so that they can be restored. */
export function useRemovals<Item extends Listed>(items: readonly Item[]) {
  const [removed, setRemoved] = useState<readonly Item[]>([]);
  const [order, setOrder] = useState<readonly number[]>([]);
  const rows = inOrder(items, removed, order);

  const others = (item: Item) => removed.filter(({ productId }) => productId !== item.productId);

  return {
    rows,
    /** Call before removing an item. */
    remember(item: Item) {
      setOrder(rows.map((row) => row.item.productId));
      setRemoved([...others(item), item]);
    },
    /** Call after restoring an item. */
    forget: (item: Item) => setRemoved(others(item)),
  };
}
