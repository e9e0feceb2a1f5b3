import type { Knex } from 'knex';
import { nameKey, orderSearchText } from '#contract/inbox/search';
import type { KeptOrder } from '#contract/orders/admin-schema';
import { type OrderLine, totalCents } from '#contract/orders/order-validation';
import { firstOrderStatus, type OrderStatus, orderNumber } from '#contract/orders/rules';
import type { OrderRequest } from '#contract/orders/schema';
import { byCode } from '../database/dialect';
import { arrivalOf } from './arrival';
import { changedRow, readColumn } from './kept-rows';
import { insertItems, itemsOf } from './order-items';
import { type OrderRow, orderOf } from './order-rows';
import { keptIn, type Part, partOf, type WantedKept } from './part-of-list';

/** Which orders are wanted. */
export interface WantedOrders extends WantedKept {
  readonly status?: OrderStatus | undefined;
  /** The first and the last day of their events. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What people ask the shop to make for a day. */
export interface OrderStore {
  /** Keeps an order that nothing has changed of, with its lines; answers its id. To be called in a transaction. */
  insert(order: OrderRequest, lines: readonly OrderLine[]): Promise<number>;
  list(wanted: WantedOrders): Promise<Part<KeptOrder>>;
  /** Marks an order as read, or as new again; undefined where there is none. */
  mark(id: number, isRead: boolean): Promise<KeptOrder | undefined>;
  /** Undefined where there is no such order. */
  setStatus(id: number, status: string): Promise<KeptOrder | undefined>;
}

const table = 'order_requests';

const sortColumns = (database: Knex) => ({
  date: 'received_at',
  event: 'event_date',
  name: byCode(database, 'name_key'),
  status: byCode(database, 'status'),
});

/** The orders in a database. */
export function createOrderStore(database: Knex, clock: () => Date): OrderStore {
  const withItems = async (rows: readonly OrderRow[]): Promise<KeptOrder[]> => {
    const items = await itemsOf(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => orderOf(row, items.get(row.id) ?? []));
  };

  const changed = async (id: number, changes: object) => {
    const row = await changedRow<OrderRow>(database, table, id, changes);
    const [order] = await withItems(row ? [row] : []);
    return order;
  };

  return {
    async insert(order, lines) {
      const row = rowOfNew(order, clock());
      const [inserted] = await database(table).insert(row).returning('id');
      const id: number = inserted.id;
      const number = orderNumber(id);
      // Only now is there the number that it is also found by.
      await database(table)
        .where({ id })
        .update({ search_text: orderSearchText({ ...row, number, items: lines }) });
      await insertItems(database, id, lines);
      return id;
    },

    async list(wanted) {
      const { rows, total } = await partOf<OrderRow>(
        found(database, wanted),
        wanted,
        sortColumns(database),
      );
      return { rows: await withItems(rows), total };
    },

    mark: (id, isRead) => changed(id, readColumn(database, isRead, clock())),

    setStatus: (id, status) => changed(id, { status, updated_at: clock().toISOString() }),
  };
}

function rowOfNew(order: OrderRequest, now: Date) {
  const arrival = arrivalOf(order, now);
  return {
    name: order.name,
    name_key: nameKey(order.name),
    email: order.email,
    phone: order.phone || null,
    event_date: order.eventDate,
    fulfilment: order.fulfilment,
    area: order.area ?? null,
    guests: order.guests ?? null,
    notes: order.notes || null,
    status: firstOrderStatus,
    total_cents: totalCents(order.items),
    ...arrival,
    updated_at: arrival.received_at,
  };
}

function found(database: Knex, wanted: WantedOrders): Knex.QueryBuilder {
  const orders = keptIn(database, table, wanted);
  if (wanted.status !== undefined) orders.where({ status: wanted.status });
  if (wanted.from !== undefined) orders.where('event_date', '>=', wanted.from);
  if (wanted.to !== undefined) orders.where('event_date', '<=', wanted.to);
  return orders;
}
