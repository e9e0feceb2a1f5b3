import { type Column, type CsvTable, datedFileName, tableOf } from './csv-table';
import type { KeptOrder } from './order-requests';

interface Line {
  readonly order: KeptOrder;
  /** Undefined where nothing is known of what was ordered. */
  readonly item: KeptOrder['items'][number] | undefined;
}

const columns: readonly Column<Line>[] = [
  ['Order', ({ order }) => order.number],
  ['Received', ({ order }) => order.receivedAt],
  ['Event day', ({ order }) => order.eventDate],
  ['Status', ({ order }) => order.status],
  ['Name', ({ order }) => order.name],
  ['Email', ({ order }) => order.email],
  ['Phone', ({ order }) => order.phone],
  ['Delivery or pickup', ({ order }) => order.fulfilment],
  ['Area', ({ order }) => order.area],
  ['Guests', ({ order }) => order.guests],
  ['Product', ({ item }) => item?.productName ?? null],
  ['Quantity', ({ item }) => item?.quantity ?? null],
  ['Price', ({ item }) => item?.price.toFixed(2) ?? null],
  ['Order total', ({ order }) => order.total.toFixed(2)],
  ['Notes', ({ order }) => order.notes],
  ['Language', ({ order }) => order.language],
  ['Sent', ({ order }) => order.createdAt],
  ['Updated', ({ order }) => order.updatedAt],
  ['Read', ({ order }) => order.readAt],
];

/** Orders as a table, one line for each product of an order. */
export const orderRequestsTable = (rows: readonly KeptOrder[], now: Date): CsvTable =>
  tableOf(datedFileName('orders', now), columns, rows.flatMap(linesOf));

const linesOf = (order: KeptOrder): Line[] =>
  order.items.length === 0
    ? [{ order, item: undefined }]
    : order.items.map((item) => ({ order, item }));
