import {
  buildCsvTable,
  buildDatedFileName,
  type CsvColumn,
  type CsvTable,
  formatShopTimestamp,
  getLanguageName,
} from '../core/csv';
import { allergenNames } from '../products/allergens';
import type { OrderRecord } from './admin-schema';

import { formatRecipient } from './recipients';
import { findDeliveryArea, getWindowEnd } from './rules';

interface CsvLine {
  readonly order: OrderRecord;
  /** Undefined for an order without items. */
  readonly item: OrderRecord['items'][number] | undefined;
  readonly isFirst: boolean;
}

const fulfillmentNames: Readonly<Record<OrderRecord['fulfilment'], string>> = {
  delivery: 'Delivery',
  pickup: 'Pickup',
  shipping: 'Shipping',
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
  ['Street', ({ order }) => order.street],
  ['Unit', ({ order }) => order.unit],
  ['ZIP', ({ order }) => order.zip],
  ['Instructions', ({ order }) => order.instructions],
  ['Time', ({ order }) => order.window && `${order.window}–${getWindowEnd(order.window)}`],
  ['Guests', ({ order }) => order.guests],
  ['Allergies', ({ order }) => formatAllergies(order)],
  ['Product', ({ item }) => item?.productName ?? null],
  ['Option', ({ item }) => item?.optionName?.en ?? null],
  ['Quantity', ({ item }) => item?.quantity ?? null],
  ['Price', ({ item }) => item?.price.toFixed(2) ?? null],
  // Only once per order, so that the columns can be summed.
  ['Fee', ({ order, isFirst }) => (isFirst ? order.fee.toFixed(2) : null)],
  ['Discount', ({ order, isFirst }) => (isFirst ? order.discount.toFixed(2) : null)],
  ['Order total', ({ order, isFirst }) => (isFirst ? order.total.toFixed(2) : null)],
  ['Notes', ({ order }) => order.notes],
  ['Card message', ({ order }) => order.cardMessage],
  ['Ship to', ({ order }) => order.recipients.map(formatRecipient).join('\n')],
  ['Language', ({ order }) => getLanguageName(order.language)],
  ['Sent', ({ order }) => formatShopTimestamp(order.createdAt)],
  ['Updated', ({ order }) => formatShopTimestamp(order.updatedAt)],
  ['Read', ({ order }) => formatShopTimestamp(order.readAt)],
];

const formatAllergies = ({ allergies, allergyNotes }: OrderRecord): string =>
  [...allergies.map((allergen) => allergenNames[allergen].en), allergyNotes]
    .filter(Boolean)
    .join(', ');

export const buildOrderRequestsCsv = (rows: readonly OrderRecord[], now: Date): CsvTable =>
  buildCsvTable(buildDatedFileName('orders', now), columns, rows.flatMap(toCsvLines));

const toCsvLines = (order: OrderRecord): CsvLine[] =>
  order.items.length === 0
    ? [{ order, item: undefined, isFirst: true }]
    : order.items.map((item, index) => ({ order, item, isFirst: index === 0 }));
