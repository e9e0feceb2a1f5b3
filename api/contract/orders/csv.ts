import {
  buildCsvTable,
  buildDatedFileName,
  type CsvColumn,
  type CsvTable,
  formatShopTimestamp,
  getLanguageName,
} from '../core/csv';
import type { OrderRecord } from './admin-schema';
import { findDeliveryArea } from './rules';

interface CsvLine {
  readonly order: OrderRecord;
  /** Undefined for an order without items. */
  readonly item: OrderRecord['items'][number] | undefined;
  readonly isFirst: boolean;
}

const fulfillmentNames: Readonly<Record<OrderRecord['fulfilment'], string>> = {
  delivery: 'Delivery',
  pickup: 'Pickup',
};

const getAreaName = (slug: string | null): string | null =>
  findDeliveryArea(slug ?? '')?.name.en ?? slug;

const columns: readonly CsvColumn<CsvLine>[] = [
  ['Order', ({ order }) => order.number],
  ['Received', ({ order }) => formatShopTimestamp(order.receivedAt)],
  ['Event day', ({ order }) => order.eventDate],
  ['Status', ({ order }) => order.status],
  ['Name', ({ order }) => order.name],
  ['Email', ({ order }) => order.email],
  ['Phone', ({ order }) => order.phone],
  ['Delivery or pickup', ({ order }) => fulfillmentNames[order.fulfilment]],
  ['Area', ({ order }) => getAreaName(order.area)],
  ['Guests', ({ order }) => order.guests],
  ['Product', ({ item }) => item?.productName ?? null],
  ['Quantity', ({ item }) => item?.quantity ?? null],
  ['Price', ({ item }) => item?.price.toFixed(2) ?? null],
  // Only once per order, so that the column can be summed.
  ['Order total', ({ order, isFirst }) => (isFirst ? order.total.toFixed(2) : null)],
  ['Notes', ({ order }) => order.notes],
  ['Language', ({ order }) => getLanguageName(order.language)],
  ['Sent', ({ order }) => formatShopTimestamp(order.createdAt)],
  ['Updated', ({ order }) => formatShopTimestamp(order.updatedAt)],
  ['Read', ({ order }) => formatShopTimestamp(order.readAt)],
];

export const buildOrderRequestsCsv = (rows: readonly OrderRecord[], now: Date): CsvTable =>
  buildCsvTable(buildDatedFileName('orders', now), columns, rows.flatMap(toCsvLines));

const toCsvLines = (order: OrderRecord): CsvLine[] =>
  order.items.length === 0
    ? [{ order, item: undefined, isFirst: true }]
    : order.items.map((item, index) => ({ order, item, isFirst: index === 0 }));
