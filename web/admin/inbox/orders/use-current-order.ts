import { getOrderRequest } from '#contract/orders/admin-endpoints';
import type { OrderEvent, OrderRecord } from '#contract/orders/admin-schema';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';

interface CurrentOrder {
  /** As the customer may have changed it since the list was loaded. */
  readonly order: OrderRecord;
  /** Oldest first; empty until loaded. */
  readonly events: readonly OrderEvent[];
}

export function useCurrentOrder(listed: OrderRecord): CurrentOrder {
  const { data } = useQuery(query(getOrderRequest, { params: { id: listed.id } }));
  if (!data || data.id !== listed.id) return { order: listed, events: [] };
  const order = data.version > listed.version ? { ...data, readAt: listed.readAt } : listed;
  return { order, events: data.events };
}
