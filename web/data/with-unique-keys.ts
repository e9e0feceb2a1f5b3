interface KeyedItem<Item> {
  readonly key: string;
  readonly item: Item;
}

/** Numbers repeated keys: 'a', 'b', 'a 2'. */
export function withUniqueKeys<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
): KeyedItem<Item>[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = getKey(item);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { key: count === 1 ? key : `${key} ${count}`, item };
  });
}

interface OrderItemIdentity {
  /** Null for something that isn't in the catalog. */
  readonly productId: number | null;
  readonly productName: string;
  readonly option: string | null;
}

/** Admins may list the same product and option twice, such as at different prices. */
export const keyOrderItems = <Item extends OrderItemIdentity>(
  items: readonly Item[],
): KeyedItem<Item>[] =>
  withUniqueKeys(
    items,
    ({ productId, productName, option }) => `${productId ?? productName} ${option ?? ''}`,
  );
