import type { Knex } from 'knex';
import { nameKey, orderSearchText } from '#contract/inbox/search';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { type OrderLine, totalCents } from '#contract/orders/order-validation';
import { firstOrderStatus, type OrderStatus, orderNumber } from '#contract/orders/rules';
import type { OrderRequest } from '#contract/orders/schema';
import { byCode } from '../database/dialect';
import { toArrivalColumns } from './arrival';
import { changedRow, readColumn } from './kept-rows';
import { findOrderItems, insertItems } from './order-items';
import { type OrderRow, toOrder } from './order-rows';
import { type InboxQuery, type Part, paginate, selectSubmissions } from './part-of-list';

export interface WantedOrders extends InboxQuery {
  readonly status?: OrderStatus | undefined;
  /** Event dates, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface OrderStore {
  /** Inserts a validated order with its items; returns its id. Call it in a transaction. */
  insert(order: OrderRequest, lines: readonly OrderLine[]): Promise<number>;
  list(wanted: WantedOrders): Promise<Part<OrderRecord>>;
  /** Marks as read or unread; undefined if it does not exist. */
  mark(id: number, isRead: boolean): Promise<OrderRecord | undefined>;
  /** Undefined if it does not exist. */
  setStatus(id: number, status: string): Promise<OrderRecord | undefined>;
}

const table = 'order_requests';

const sortColumns = (database: Knex) => ({
  date: 'received_at',
  event: 'event_date',
  name: byCode(database, 'name_key'),
  status: byCode(database, 'status'),
});

export function createOrderStore(database: Knex, clock: () => Date): OrderStore {
  const withItems = async (rows: readonly OrderRow[]): Promise<OrderRecord[]> => {
    const items = await findOrderItems(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toOrder(row, items.get(row.id) ?? []));
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
      // The search text contains the order number, which is derived from the new id.
      await database(table)
        .where({ id })
        .update({ search_text: orderSearchText({ ...row, number, items: lines }) });
      await insertItems(database, id, lines);
      return id;
    },

    async list(wanted) {
      const { rows, total } = await paginate<OrderRow>(
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
  const arrival = toArrivalColumns(order, now);
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
  const orders = selectSubmissions(database, table, wanted);
  if (wanted.status !== undefined) orders.where({ status: wanted.status });
  if (wanted.from !== undefined) orders.where('event_date', '>=', wanted.from);
  if (wanted.to !== undefined) orders.where('event_date', '<=', wanted.to);
  return orders;
}
