import type { Language } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import { refused } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import type { Enquiry, Task } from '../tables/enquiries';
import { messageOf, orderOf, requestOf } from '../tables/kept-enquiries';

/** What the shop notes of what people sent. */
export const enquiryChanges = {
  markContactMessage: ({ params, body }, { database: { enquiries }, clock }) =>
    messageOf(changed(enquiries.messages, { ...params, ...body }, marked(body, clock()))),

  markRestorationRequest: ({ params, body }, { database: { enquiries, library }, clock }) => {
    const { requests, photos } = enquiries;
    const row = changed(requests, { ...params, ...body }, marked(body, clock()));
    return requestOf(row, photos, library);
  },

  markOrderRequest: ({ params, body }, { database: { enquiries, products }, clock }) =>
    orderOf(changed(enquiries.orders, { ...params, ...body }, marked(body, clock())), products),

  setRequestStatus: ({ params, body }, { database: { enquiries, library }, clock }) => {
    const { requests, photos } = enquiries;
    const row = changed(requests, { ...params, ...body }, withStatus(body, clock()));
    return requestOf(row, photos, library);
  },

  setOrderStatus: ({ params, body }, { database: { enquiries, products }, clock }) =>
    orderOf(changed(enquiries.orders, { ...params, ...body }, withStatus(body, clock())), products),
} satisfies Partial<MockImplementations>;

interface Asked {
  readonly id: number;
  readonly language?: Language | undefined;
}

/** Puts what `change` makes of a row in its place. Throws 404 where there is none. */
function changed<Row extends { readonly id: number }>(
  rows: Row[],
  { id, language }: Asked,
  change: (row: Row) => Row,
): Row {
  const at = rows.findIndex((row) => row.id === id);
  const { [at]: row } = rows;
  if (!row) throw refused(404, alreadyGone, language);
  const next = change(row);
  rows[at] = next;
  return next;
}

/** It stays at the first time it was read. */
const marked =
  ({ read }: { readonly read: boolean }, now: Date) =>
  <Row extends Enquiry>(row: Row): Row => ({
    ...row,
    readAt: read ? (row.readAt ?? now.toISOString()) : null,
  });

const withStatus =
  ({ status }: { readonly status: string }, now: Date) =>
  <Row extends Task>(row: Row): Row => ({ ...row, status, updatedAt: now.toISOString() });
