import * as v from 'valibot';
import { timestamp } from '#contract/core/schema';
import { type OrderStatusView, orderStatusView } from '#contract/orders/status-schema';
import { parseWith } from '../../data/parse-with';
import { createPersistedStore } from '../../data/persisted-store';
import { isRecord } from '../../data/type-guards';
import { usePersisted } from '../../data/use-persisted';

const savedOrder = v.object({
  key: v.string(),
  /** By the device's clock. */
  fetchedAt: timestamp,
  view: orderStatusView,
});
type SavedOrder = v.InferOutput<typeof savedOrder>;

interface SavedOrders {
  readonly version: 1;
  /** Latest first. */
  readonly orders: readonly SavedOrder[];
}

const maxOrders = 10;

const parseOrder = parseWith(savedOrder);

/** Orders that cannot be parsed are dropped: the server has them. */
const parseOrders = (value: unknown): SavedOrders | undefined =>
  isRecord(value) && value.version === 1 && Array.isArray(value.orders)
    ? { version: 1, orders: value.orders.flatMap((order) => parseOrder(order) ?? []) }
    : undefined;

const store = createPersistedStore<SavedOrders>('order-status', parseOrders, {
  version: 1,
  orders: [],
});

/** The last known state, for pages without a connection. */
export function saveOrder(key: string, view: OrderStatusView): void {
  const saved = { key, view, fetchedAt: new Date().toISOString() };
  store.write({ version: 1, orders: [saved, ...listOthers(view.number)].slice(0, maxOrders) });
}

export const forgetOrder = (number: string): void =>
  void store.write({ version: 1, orders: listOthers(number) });

const listOthers = (number: string): SavedOrder[] =>
  store.read().orders.filter(({ view }) => view.number !== number);

/** Only for the key that it was fetched with. */
export const useSavedOrder = (number: string, key: string): SavedOrder | undefined =>
  usePersisted(store).orders.find((order) => order.view.number === number && order.key === key);
