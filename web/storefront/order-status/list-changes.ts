import { listChangedTerms, type OrderTerms, type TermName } from '#contract/orders/terms';
import { keyOrderItems } from '../../data/with-unique-keys';

type Item = OrderTerms['items'][number];

export interface ItemChange {
  readonly key: string;
  /** Undefined for an added item. */
  readonly was: Item | undefined;
  /** Undefined for a removed item. */
  readonly now: Item | undefined;
}

/** Other changes than those of items. The street stands for the whole address. */
export type ChangedTerm = Exclude<TermName, 'items' | 'unit' | 'zip'>;

const toItemsByKey = ({ items }: OrderTerms): ReadonlyMap<string, Item> =>
  new Map(keyOrderItems(items).map(({ key, item }) => [key, item]));

/** Items that were added or removed, or whose quantity or price is different. */
export function listItemChanges(before: OrderTerms, after: OrderTerms): ItemChange[] {
  const beforeByKey = toItemsByKey(before);
  const afterByKey = toItemsByKey(after);
  const keys = [...new Set([...beforeByKey.keys(), ...afterByKey.keys()])];
  return keys
    .map((key) => ({ key, was: beforeByKey.get(key), now: afterByKey.get(key) }))
    .filter(({ was, now }) => was?.quantity !== now?.quantity || was?.price !== now?.price);
}

/** In the order in which the contract lists the terms. */
export function listOtherChanges(before: OrderTerms, after: OrderTerms): ChangedTerm[] {
  const terms = listChangedTerms(before, after).flatMap((name): ChangedTerm[] => {
    if (name === 'items') return [];
    return name === 'unit' || name === 'zip' ? ['street'] : [name];
  });
  return [...new Set(terms)];
}
