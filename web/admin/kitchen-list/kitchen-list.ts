import type { OrderRecord } from '#contract/orders/admin-schema';

type Item = OrderRecord['items'][number];

export interface ProductCount {
  readonly product: string;
  readonly count: number;
}

/** The orders of a day, each group sorted by number. */
interface KitchenList {
  readonly confirmed: readonly OrderRecord[];
  /** Neither accepted nor declined; not counted. */
  readonly open: readonly OrderRecord[];
  /** Number of orders that were handed over already. */
  readonly fulfilled: number;
  /** Products of the confirmed orders, largest count first. */
  readonly counts: readonly ProductCount[];
}

export function buildKitchenList(
  orders: readonly OrderRecord[],
  getName: (item: Item) => string,
): KitchenList {
  const byNumber = orders.toSorted((a, b) => a.id - b.id);
  const filterByStatus = (status: string) => byNumber.filter((order) => order.status === status);
  const confirmed = filterByStatus('Confirmed');
  const decidedStatuses = ['Confirmed', 'Fulfilled', 'Declined'];
  return {
    confirmed,
    open: byNumber.filter(({ status }) => !decidedStatuses.includes(status)),
    fulfilled: filterByStatus('Fulfilled').length,
    counts: countProducts(confirmed, getName),
  };
}

/** The first day with something to make or decide. */
export const findNextDay = (orders: readonly OrderRecord[]): string | undefined =>
  orders
    .filter(({ status }) => status !== 'Declined' && status !== 'Fulfilled')
    .map(({ kitchenDate }) => kitchenDate)
    .sort()[0];

/** A deleted product is counted by its stored name. */
function countProducts(
  orders: readonly OrderRecord[],
  getName: (item: Item) => string,
): ProductCount[] {
  const counts = new Map<string, ProductCount>();
  for (const item of orders.flatMap(({ items }) => items)) {
    const key = `${item.productId ?? item.productName} ${item.option ?? ''}`;
    const count = (counts.get(key)?.count ?? 0) + item.quantity;
    counts.set(key, { product: getName(item), count });
  }
  return [...counts.values()].sort(
    (a, b) => b.count - a.count || a.product.localeCompare(b.product),
  );
}
