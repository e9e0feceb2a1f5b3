import {
  type Fulfilment,
  firstOrderStatus,
  type OrderRequest,
  type OrderStatus,
} from '#contract/order';
import { type OrderLine, totalCents } from '#contract/order-review';
import { type Arrival, type Kept, keptAt } from './enquiries';

export interface OrderRow extends Kept {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly eventDate: string;
  readonly fulfilment: Fulfilment;
  readonly area: string | null;
  readonly guests: number | null;
  readonly notes: string | null;
  readonly status: OrderStatus;
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
  phone: phone || null,
  area: area ?? null,
  guests: guests ?? null,
  notes: notes || null,
  status: firstOrderStatus,
  totalCents: totalCents(items),
  lines,
});
