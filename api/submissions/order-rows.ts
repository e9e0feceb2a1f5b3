import type { OrderRecord } from '#contract/orders/admin-schema';
import { formatOrderNumber } from '#contract/orders/rules';
import { type SubmissionRow, toSubmission } from './submission-rows';

/** A row of `order_requests`. */
export interface OrderRow extends SubmissionRow {
  readonly event_date: string;
  readonly fulfilment: OrderRecord['fulfilment'];
  readonly area: string | null;
  readonly guests: number | null;
  readonly notes: string | null;
  readonly status: string;
  readonly street: string | null;
  readonly unit: string | null;
  readonly zip: string | null;
  readonly instructions: string | null;
  readonly window_start: string | null;
  /** JSON arrays. */
  readonly allergies: string;
  readonly recipients: string;
  readonly allergy_notes: string | null;
  readonly card_message: string | null;
  readonly kitchen_date: string;
  readonly servings: number;
  readonly fee_cents: number;
  readonly discount_cents: number;
  readonly deposit_cents: number;
  readonly payment_url: string | null;
  readonly customer_note: string | null;
  readonly private_note: string | null;
  readonly is_awaiting_customer: boolean | 0 | 1;
  readonly channel: OrderRecord['channel'];
  readonly access_key: string | null;
  readonly version: number;
  /** A bigint, which PostgreSQL's driver returns as a string. */
  readonly total_cents: number | string;
  readonly updated_at: string;
}

export const toOrderRecord = (row: OrderRow, items: OrderRecord['items']): OrderRecord => ({
  ...toSubmission(row),
  number: formatOrderNumber(row.id),
  eventDate: row.event_date,
  fulfilment: row.fulfilment,
  area: row.area,
  guests: row.guests,
  notes: row.notes,
  items,
  street: row.street,
  unit: row.unit,
  zip: row.zip,
  instructions: row.instructions,
  window: row.window_start,
  allergies: JSON.parse(row.allergies),
  allergyNotes: row.allergy_notes,
  cardMessage: row.card_message,
  recipients: JSON.parse(row.recipients),
  kitchenDate: row.kitchen_date,
  servings: row.servings,
  fee: row.fee_cents / 100,
  discount: row.discount_cents / 100,
  deposit: row.deposit_cents / 100,
  paymentUrl: row.payment_url,
  customerNote: row.customer_note,
  privateNote: row.private_note,
  isAwaitingCustomer: Boolean(row.is_awaiting_customer),
  channel: row.channel,
  accessKey: row.access_key,
  version: row.version,
  total: Number(row.total_cents) / 100,
  status: row.status,
  updatedAt: row.updated_at,
});
