import { type OrderLine, totalCents } from '#contract/orders/order-validation';
import { type Fulfilment, firstOrderStatus } from '#contract/orders/rules';
import type { OrderRequest } from '#contract/orders/schema';
import { type Arrival, keptAt, type Task, untouched } from './enquiries';

export interface OrderRow extends Task {
  readonly eventDate: string;
  readonly fulfilment: Fulfilment;
  readonly area: string | null;
  readonly guests: number | null;
  readonly notes: string | null;
  readonly totalCents: number;
  readonly lines: readonly OrderLine[];
}

export const orderRow = (
  arrival: Arrival,
  { website: _, items, phone, area, guests, notes, ...sent }: OrderRequest,
  lines: readonly OrderLine[],
): OrderRow => ({
  ...sent,
  ...keptAt(arrival, sent),
  ...untouched(arrival),
  phone: phone || null,
  area: area ?? null,
  guests: guests ?? null,
  notes: notes || null,
  status: firstOrderStatus,
  totalCents: totalCents(items),
  lines,
});
