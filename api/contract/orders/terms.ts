import { toCents } from '../core/cents';
import type { OrderRecord } from './admin-schema';

/** What the customer agrees to, in the order in which changes are listed. */
const termNames = [
  'items',
  'eventDate',
  'fulfilment',
  'area',
  'street',
  'unit',
  'zip',
  'window',
  'guests',
  'recipients',
  'fee',
  'discount',
  'total',
  'deposit',
] as const satisfies readonly (keyof OrderRecord)[];
export type TermName = (typeof termNames)[number];

export type OrderTerms = Pick<OrderRecord, TermName>;

export const pickTerms = (order: OrderTerms): OrderTerms => ({
  items: order.items,
  eventDate: order.eventDate,
  fulfilment: order.fulfilment,
  area: order.area,
  street: order.street,
  unit: order.unit,
  zip: order.zip,
  window: order.window,
  guests: order.guests,
  recipients: order.recipients,
  fee: order.fee,
  discount: order.discount,
  total: order.total,
  deposit: order.deposit,
});

/** Names of the terms that differ. */
export const listChangedTerms = (before: OrderTerms, after: OrderTerms): TermName[] =>
  termNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** The items and the fee, less the discount; never negative. */
export function getEditedTotalCents({
  items,
  fee,
  discount,
}: {
  readonly items: readonly { readonly price: number; readonly quantity: number }[];
  readonly fee: number;
  readonly discount: number;
}): number {
  const itemsCents = items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
  return Math.max(0, itemsCents + toCents(fee) - toCents(discount));
}
