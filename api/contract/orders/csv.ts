import {
  buildCsvTable,
  type Column,
  type CsvTable,
  datedFileName,
  languageName,
  localTime,
} from '../core/csv';
import type { OrderRecord } from './admin-schema';
import { findDeliveryArea } from './rules';

interface Line {
  readonly order: OrderRecord;
  /** Undefined for an order without items. */
  readonly item: OrderRecord['items'][number] | undefined;
  readonly isFirst: boolean;
}

const fulfilmentNames: Readonly<Record<OrderRecord['fulfilment'], string>> = {
  delivery: 'Delivery',
  pickup: 'Pickup',
};

const areaName = (slug: string | null): string | null =>
  findDeliveryArea(slug ?? '')?.name.en ?? slug;

const columns: readonly Column<Line>[] = [
  ['Order', ({ order }) => order.number],
  ['Received', ({ order }) => localTime(order.receivedAt)],
  ['Event day', ({ order }) => order.eventDate],
  ['Status', ({ order }) => order.status],
  ['Name', ({ order }) => order.name],
  ['Email', ({ order }) => order.email],
  ['Phone', ({ order }) => order.phone],
  ['Delivery or pickup', ({ order }) => fulfilmentNames[order.fulfilment]],
  ['Area', ({ order }) => areaName(order.area)],
  ['Guests', ({ order }) => order.guests],
  ['Product', ({ item }) => item?.productName ?? null],
  ['Quantity', ({ item }) => item?.quantity ?? null],
  ['Price', ({ item }) => item?.price.toFixed(2) ?? null],
  // Only once per order, so that the column can be summed.
  ['Order total', ({ order, isFirst }) => (isFirst ? order.total.toFixed(2) : null)],
  ['Notes', ({ order }) => order.notes],
  ['Language', ({ order }) => languageName(order.language)],
  ['Sent', ({ order }) => localTime(order.createdAt)],
  ['Updated', ({ order }) => localTime(order.updatedAt)],
  ['Read', ({ order }) => localTime(order.readAt)],
];

export const orderRequestsTable = (rows: readonly OrderRecord[], now: Date): CsvTable =>
  buildCsvTable(datedFileName('orders', now), columns, rows.flatMap(toCsvLines));

const toCsvLines = (order: OrderRecord): Line[] =>
  order.items.length === 0
    ? [{ order, item: undefined, isFirst: true }]
    : order.items.map((item, index) => ({ order, item, isFirst: index === 0 }));
