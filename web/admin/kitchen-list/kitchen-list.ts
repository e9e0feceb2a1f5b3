import type { KeptOrder } from '#contract/orders/admin-schema';

type Item = KeptOrder['items'][number];

/** How many of a product are made for a day. */
export interface ProductCount {
  readonly product: string;
  readonly count: number;
}

/** The orders of a day as the kitchen needs them, each kind by number. */
export interface KitchenList {
  readonly confirmed: readonly KeptOrder[];
  /** Nobody has said yes or no to them yet; they are not counted. */
  readonly open: readonly KeptOrder[];
  /** How many have been handed over already. */
  readonly fulfilled: number;
  /** All products of the confirmed ones, the largest count first. */
  readonly counts: readonly ProductCount[];
}

/** Sorts the orders of a day by what they mean for the kitchen. */
export function kitchenListOf(
  orders: readonly KeptOrder[],
  nameOf: (item: Item) => string,
): KitchenList {
  const byNumber = orders.toSorted((one, other) => one.id - other.id);
  const withStatus = (status: string) => byNumber.filter((order) => order.status === status);
  const confirmed = withStatus('Confirmed');
  const settled = ['Confirmed', 'Fulfilled', 'Declined'];
  return {
    confirmed,
    open: byNumber.filter(({ status }) => !settled.includes(status)),
    fulfilled: withStatus('Fulfilled').length,
    counts: countsOf(confirmed, nameOf),
  };
}

/** The first day on which something is to be made or decided, of orders sorted by day. */
export const findNextDay = (orders: readonly KeptOrder[]): string | undefined =>
  orders.find(({ status }) => status !== 'Declined' && status !== 'Fulfilled')?.eventDate;

/** Counts what is in orders; a product keeps its name when it has been deleted. */
function countsOf(orders: readonly KeptOrder[], nameOf: (item: Item) => string): ProductCount[] {
  const counts = new Map<string, ProductCount>();
  for (const item of orders.flatMap(({ items }) => items)) {
    const key = item.productId === null ? item.productName : String(item.productId);
    const count = (counts.get(key)?.count ?? 0) + item.quantity;
    counts.set(key, { product: nameOf(item), count });
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || one.product.localeCompare(other.product),
  );
}
