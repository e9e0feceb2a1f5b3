import type { Knex } from 'knex';
import { getOrderSearchText, toNameSortKey } from '#contract/inbox/search';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { getTotalCents, type OrderLine } from '#contract/orders/order-validation';
import { formatOrderNumber, initialOrderStatus, type OrderStatus } from '#contract/orders/rules';
import type { OrderRequest } from '#contract/orders/schema';
import { collate } from '../database/dialect';
import { toMetaColumns } from './meta-columns';
import { findOrderItems, insertOrderItems } from './order-items';
import { type OrderRow, toOrderRecord } from './order-rows';
import { type InboxQuery, type PaginatedRows, paginate, selectSubmissions } from './paginate';
import { buildReadUpdate, updateRow } from './submission-rows';

export interface OrderQuery extends InboxQuery {
  readonly status?: OrderStatus | undefined;
  /** Event dates, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What the server decides about a new order. */
export interface NewOrderDetails {
  readonly accessKey: string;
  readonly feeCents: number;
  readonly kitchenDate: string;
  readonly servings: number;
}

export interface OrderStore {
  /** Inserts a validated order with its items; returns its id. Call it in a transaction. */
  insert(
    order: OrderRequest,
    lines: readonly OrderLine[],
    details: NewOrderDetails,
  ): Promise<number>;
  list(query: OrderQuery): Promise<PaginatedRows<OrderRecord>>;
  /** Marks as read or unread; undefined if it does not exist. */
  setRead(id: number, isRead: boolean): Promise<OrderRecord | undefined>;
  /** Undefined for an unknown id. */
  setStatus(id: number, status: string): Promise<OrderRecord | undefined>;
}

const table = 'order_requests';

const sortColumns = (database: Knex) => ({
  date: 'received_at',
  event: 'event_date',
  name: collate(database, 'name_key'),
  status: collate(database, 'status'),
});

export function createOrderStore(database: Knex, clock: () => Date): OrderStore {
  const addItems = async (rows: readonly OrderRow[]): Promise<OrderRecord[]> => {
    const items = await findOrderItems(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toOrderRecord(row, items.get(row.id) ?? []));
  };

  const updateOrder = async (id: number, changes: object) => {
    const row = await updateRow<OrderRow>(database, table, id, changes);
    const [order] = await addItems(row ? [row] : []);
    return order;
  };

  return {
    async insert(order, lines, details) {
      const row = toNewRow(order, details, clock());
      const [inserted] = await database(table).insert(row).returning('id');
      const id: number = inserted.id;
      const number = formatOrderNumber(id);
      // The search text contains the order number, which is derived from the new id.
      await database(table)
        .where({ id })
        .update({ search_text: getOrderSearchText({ ...row, number, items: lines }) });
      await insertOrderItems(database, id, lines);
      return id;
    },

    async list(query) {
      const { rows, total } = await paginate<OrderRow>(
        filterOrders(database, query),
        query,
        sortColumns(database),
      );
      return { rows: await addItems(rows), total };
    },

    setRead: (id, isRead) => updateOrder(id, buildReadUpdate(database, isRead, clock())),

    setStatus: (id, status) => updateOrder(id, { status, updated_at: clock().toISOString() }),
  };
}

function toNewRow(order: OrderRequest, details: NewOrderDetails, now: Date) {
  const metaColumns = toMetaColumns(order, now);
  return {
    name: order.name,
    name_key: toNameSortKey(order.name),
    email: order.email,
    phone: order.phone || null,
    event_date: order.eventDate,
    fulfilment: order.fulfilment,
    area: order.area ?? null,
    guests: order.guests ?? null,
    notes: order.notes || null,
    status: initialOrderStatus,
    street: order.street || null,
    unit: order.unit || null,
    zip: order.zip || null,
    instructions: order.instructions || null,
    window_start: order.window || null,
    allergies: JSON.stringify(order.allergies ?? []),
    allergy_notes: order.allergyNotes || null,
    card_message: order.cardMessage || null,
    recipients: JSON.stringify(order.recipients ?? []),
    kitchen_date: details.kitchenDate,
    servings: details.servings,
    fee_cents: details.feeCents,
    access_key: details.accessKey,
    total_cents: getTotalCents(order.items) + details.feeCents,
    ...metaColumns,
    updated_at: metaColumns.received_at,
  };
}

function filterOrders(database: Knex, query: OrderQuery): Knex.QueryBuilder {
  const orders = selectSubmissions(database, table, query);
  if (query.status !== undefined) orders.where({ status: query.status });
  if (query.from !== undefined) orders.where('event_date', '>=', query.from);
  if (query.to !== undefined) orders.where('event_date', '<=', query.to);
  return orders;
}
