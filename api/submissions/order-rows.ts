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
  total: Number(row.total_cents) / 100,
  status: row.status,
  updatedAt: row.updated_at,
});
