/** Like `Object.fromEntries(items.map(toEntry))`, typed by the keys that `toEntry` can return. */
export const toRecord = <Item, Key extends string, Value>(
  items: readonly Item[],
  toEntry: (item: Item) => readonly [Key, Value],
) => Object.fromEntries(items.map(toEntry)) as Record<Key, Value>;

export const mapKeys = <Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
) => toRecord(keys, (key) => [key, toValue(key)]);
