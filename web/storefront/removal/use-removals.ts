import { useState } from 'react';

interface Listed {
  readonly productId: number;
}

export interface Row<Item> {
  readonly item: Item;
  readonly removed: boolean;
  /** How many rows that are still there stand before it. */
  readonly at: number;
}

/** The items with those that were removed among them, where they stood. */
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

/** The rows of a list of which what was removed stays in sight, for as long as its page does, to be put back. */
export function useRemovals<Item extends Listed>(items: readonly Item[]) {
  const [removed, setRemoved] = useState<readonly Item[]>([]);
  const [order, setOrder] = useState<readonly number[]>([]);
  const rows = inOrder(items, removed, order);

  const others = (item: Item) => removed.filter(({ productId }) => productId !== item.productId);

  return {
    rows,
    /** To be told before an item is removed. */
    remember(item: Item) {
      setOrder(rows.map((row) => row.item.productId));
      setRemoved([...others(item), item]);
    },
    /** To be told when an item was put back. */
    forget: (item: Item) => setRemoved(others(item)),
  };
}
