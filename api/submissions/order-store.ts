import type { Knex } from 'knex';
import { addDays, toShopDate } from '#contract/core/dates';
import { mapInSlices } from '#contract/core/in-slices';
import { getOrderSearchText, toNameSortKey } from '#contract/inbox/search';
import type { OrderRecord } from '#contract/orders/admin-schema';
import type { PhoneOrder } from '#contract/orders/edit-schema';
import { getTotalCents, type OrderLine } from '#contract/orders/order-validation';
import {
  formatOrderNumber,
  initialOrderStatus,
  type OrderStatus,
  waitingDays,
} from '#contract/orders/rules';
import type { OrderRequest } from '#contract/orders/schema';
import { collate } from '../database/dialect';
import { isValidId } from '../database/valid-id';
import { toMetaColumns } from './meta-columns';
import { findOrderItems, insertOrderItems } from './order-items';
import { type OrderRow, toOrderRecord } from './order-rows';
import { type InboxQuery, type PaginatedRows, paginate, selectSubmissions } from './paginate';
import { buildArchiveUpdate, buildReadUpdate, updateRow } from './submission-rows';

interface OrderQuery extends InboxQuery {
  readonly status?: OrderStatus | undefined;
  readonly view?: 'waiting' | undefined;
  /** Which date `from` and `to` mean; default: the event's. */
  readonly by?: 'event' | 'kitchen' | undefined;
  /** Dates, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What the server decides about a new order. */
interface NewOrderDetails {
  readonly accessKey: string;
  readonly feeCents: number;
  readonly kitchenDate: string;
  readonly servings: number;
}

interface OrderStore {
  /** Inserts a validated order with its items; returns its id. Call it in a transaction. */
  insert(
    order: OrderRequest,
    lines: readonly OrderLine[],
    details: NewOrderDetails,
  ): Promise<number>;
  /** Inserts an order without items that an admin entered; returns its id. */
  insertPhoneOrder(order: PhoneOrder, columns: object, accessKey: string): Promise<number>;
  /** Undefined for an unknown id. */
  find(id: number): Promise<OrderRecord | undefined>;
  /** Like `find`; other transactions wait with their changes of the order until this one ends. */
  lock(id: number): Promise<OrderRecord | undefined>;
  /** Sets columns and counts up the version. Undefined for an unknown id. */
  update(id: number, columns: object): Promise<OrderRecord | undefined>;
  list(query: OrderQuery): Promise<PaginatedRows<OrderRecord>>;
  /** Marks as read or unread; undefined if it does not exist. */
  setRead(id: number, isRead: boolean): Promise<OrderRecord | undefined>;
  /** Undefined if it does not exist. */
  setArchived(id: number, isArchived: boolean): Promise<OrderRecord | undefined>;
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
    return mapInSlices(rows, (row) => toOrderRecord(row, items.get(row.id) ?? []));
  };

  const updateOrder = async (id: number, changes: object) => {
    const row = await updateRow<OrderRow>(database, table, id, changes);
    const [order] = await addItems(row ? [row] : []);
    return order;
  };

  const updateSearchText = async (id: number, items: readonly { productName: string }[]) => {
    const row: OrderRow = await database(table).where({ id }).first();
    // The search text contains the order number, which is derived from the id.
    const search_text = getOrderSearchText({ ...row, number: formatOrderNumber(id), items });
    await database(table).where({ id }).update({ search_text });
  };

  return {
    async insert(order, lines, details) {
      const row = toNewRow(order, details, clock());
      const [inserted] = await database(table).insert(row).returning('id');
      const id: number = inserted.id;
      await updateSearchText(id, lines);
      await insertOrderItems(database, id, lines);
      return id;
    },

    async insertPhoneOrder(order, columns, access_key) {
      const now = clock();
      const metaColumns = toMetaColumns(order, now);
      const [inserted] = await database(table)
        .insert({
          name: order.name,
          name_key: toNameSortKey(order.name),
          email: order.email,
          phone: order.phone || null,
          status: initialOrderStatus,
          channel: 'phone',
          // The admin who enters it has read it.
          read_at: now.toISOString(),
          access_key,
          ...columns,
          ...metaColumns,
          updated_at: metaColumns.received_at,
        })
        .returning('id');
      await updateSearchText(inserted.id, order.items);
      return inserted.id;
    },

    async find(id) {
      if (!isValidId(id)) return undefined;
      const rows: OrderRow[] = await database(table).where({ id });
      const [order] = await addItems(rows);
      return order;
    },

    // A no-op UPDATE takes the lock, as in the catalog's row-locks.ts.
    lock: (id) => updateOrder(id, { id }),

    update: (id, columns) =>
      updateOrder(id, {
        ...columns,
        version: database.raw('version + 1'),
        updated_at: clock().toISOString(),
      }),

    async list(query) {
      const { rows, total } = await paginate<OrderRow>(
        filterOrders(database, query, clock()),
        query,
        sortColumns(database),
      );
      return { rows: await addItems(rows), total };
    },

    setRead: (id, isRead) => updateOrder(id, buildReadUpdate(database, isRead, clock())),

    setArchived: (id, isArchived) => updateOrder(id, buildArchiveUpdate(isArchived, clock())),
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

function filterOrders(database: Knex, query: OrderQuery, now: Date): Knex.QueryBuilder {
  const orders = selectSubmissions(database, table, query);
  if (query.view === 'waiting') whereWaiting(orders, toShopDate(now));
  if (query.status !== undefined) orders.where({ status: query.status });
  const date = query.by === 'kitchen' ? 'kitchen_date' : 'event_date';
  if (query.from !== undefined) orders.where(date, '>=', query.from);
  if (query.to !== undefined) orders.where(date, '<=', query.to);
  return orders;
}

/** New orders that don't wait for the customer, unread ones, and confirmed ones of the next days. */
const whereWaiting = (orders: Knex.QueryBuilder, today: string): Knex.QueryBuilder =>
  orders.where((waiting) =>
    waiting
      .whereNull('read_at')
      .orWhere({ status: initialOrderStatus, is_awaiting_customer: false })
      .orWhere((upcoming) =>
        upcoming
          .where({ status: 'Confirmed' })
          .whereBetween('event_date', [today, addDays(today, waitingDays)]),
      ),
  );
