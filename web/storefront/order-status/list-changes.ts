import { listChangedTerms, type OrderTerms, type TermName } from '#contract/orders/terms';

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

const getItemKey = ({ productId, productName, option }: Item): string =>
  `${productId ?? productName} ${option ?? ''}`;

/** Items that were added or removed, or whose quantity or price is different. */
export function listItemChanges(before: OrderTerms, after: OrderTerms): ItemChange[] {
  const beforeByKey = new Map(before.items.map((item) => [getItemKey(item), item]));
  const afterByKey = new Map(after.items.map((item) => [getItemKey(item), item]));
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
