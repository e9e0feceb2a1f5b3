/**
 * Three-way merges of what two sessions made of `base`: what only one of them changed is as that one changed it; where both
 * changed the same, `mine` wins.
 */
type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value;

export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const mergeValue = <Value>(base: Value, mine: Value, theirs: Value): Value =>
  isEqual(mine, base) ? theirs : mine;

/** Each field is one value, lists included. */
export function mergeFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Values {
  const merged = { ...theirs };
  for (const name of Object.keys(theirs) as (keyof Values)[]) {
    merged[name] = mergeValue(base[name], mine[name], theirs[name]);
  }
  return merged;
}

/** Merges the items that have the same key. */
export const createListMerge =
  <Item>(
    toKeyedItems: (items: Item[]) => readonly { readonly key: string; readonly item: Item }[],
    mergeItem: Merge<Item | undefined> = mergeValue,
  ): Merge<Item[]> =>
  (base, mine, theirs) => {
    if (isEqual(mine, base)) return theirs;
    if (isEqual(theirs, base)) return mine;
    const [baseByKey, mineByKey, theirsByKey] = [base, mine, theirs].map(
      (items) => new Map(toKeyedItems(items).map(({ key, item }) => [key, item])),
    );
    const keys = new Set([...(theirsByKey?.keys() ?? []), ...(mineByKey?.keys() ?? [])]);
    return [...keys].flatMap(
      (key) => mergeItem(baseByKey?.get(key), mineByKey?.get(key), theirsByKey?.get(key)) ?? [],
    );
  };

/** Merges lists of different texts. */
export const createTextsMerge = <Text extends string>(): Merge<Text[]> =>
  createListMerge((texts) => texts.map((text) => ({ key: text, item: text })));
