import type { Knex } from 'knex';
import { alreadyDeleted } from '#contract/core/messages';
import { buildEventInquiriesCsv } from '#contract/event-inquiries/csv';
import {
  buildContactMessagesCsv,
  buildRestorationRequestsCsv,
  buildSubscribersCsv,
} from '#contract/inbox/csv';
import { buildOrderRequestsCsv } from '#contract/orders/csv';
import { inTransaction } from '../database/transaction';
import { CsvResult, type Handlers, PaginatedResult } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';
import { createContactMessageStore } from './contact-message-store';
import { countUnread } from './count-unread';
import { createEventInquiryStore } from './event-inquiry-store';
import { requireExpectedStatus, type StatusChange } from './expected-status';
import { findCalendarDays } from './order-calendar';
import { createOrderStore } from './order-store';
import type { PaginatedRows } from './paginate';
import { createRestorationRequestStore } from './restoration-request-store';
import { createSubscriberStore } from './subscriber-store';

interface InboxDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
}

export const inboxRoutes = ({ database, clock }: InboxDependencies) => {
  const messages = createContactMessageStore(database, clock);
  const requests = createRestorationRequestStore(database, clock);
  const inquiries = createEventInquiryStore(database, clock);
  const orders = createOrderStore(database, clock);
  const subscribers = createSubscriberStore(database, clock);
  return {
    countUnread: () => countUnread(database),
    getOrderCalendar: ({ query }) => findCalendarDays(database, query),

    listContactMessages: async ({ query }) => toPaginatedResult(await messages.list(query)),
    listRestorationRequests: async ({ query }) => toPaginatedResult(await requests.list(query)),
    listEventInquiries: async ({ query }) => toPaginatedResult(await inquiries.list(query)),
    listOrderRequests: async ({ query }) => toPaginatedResult(await orders.list(query)),
    listSubscribers: async ({ query }) => toPaginatedResult(await subscribers.list(query)),

    exportContactMessages: async ({ query }) =>
      new CsvResult(buildContactMessagesCsv((await messages.list(query)).rows, clock())),
    exportRestorationRequests: async ({ query }) =>
      new CsvResult(buildRestorationRequestsCsv((await requests.list(query)).rows, clock())),
    exportEventInquiries: async ({ query }) =>
      new CsvResult(buildEventInquiriesCsv((await inquiries.list(query)).rows, clock())),
    exportOrderRequests: async ({ query }) =>
      new CsvResult(buildOrderRequestsCsv((await orders.list(query)).rows, clock())),
    exportSubscribers: async ({ query }) =>
      new CsvResult(buildSubscribersCsv((await subscribers.list(query)).rows, clock())),

    markContactMessage: async ({ params: { id }, body: { read } }) =>
      requireRow(await messages.setRead(id, read)),
    markRestorationRequest: async ({ params: { id }, body: { read } }) =>
      requireRow(await requests.setRead(id, read)),
    markEventInquiry: async ({ params: { id }, body: { read } }) =>
      requireRow(await inquiries.setRead(id, read)),
    markOrderRequest: async ({ params: { id }, body: { read } }) =>
      requireRow(await orders.setRead(id, read)),

    archiveContactMessage: async ({ params: { id }, body: { archived } }) =>
      requireRow(await messages.setArchived(id, archived)),
    archiveRestorationRequest: async ({ params: { id }, body: { archived } }) =>
      requireRow(await requests.setArchived(id, archived)),
    archiveEventInquiry: async ({ params: { id }, body: { archived } }) =>
      requireRow(await inquiries.setArchived(id, archived)),
    archiveOrderRequest: async ({ params: { id }, body: { archived } }) =>
      requireRow(await orders.setArchived(id, archived)),

    setRequestStatus: ({ params: { id }, body }) =>
      inTransaction(database, (trx) =>
        saveStatus(createRestorationRequestStore(trx, clock), id, body),
      ),
    setEventInquiryStatus: ({ params: { id }, body }) =>
      inTransaction(database, (trx) => saveStatus(createEventInquiryStore(trx, clock), id, body)),
  } satisfies Partial<Handlers>;
};

interface StatusStore<Row> {
  lock(id: number): Promise<Row | undefined>;
  setStatus(id: number, status: string): Promise<Row | undefined>;
}

/** Throws 404 or 409. */
async function saveStatus<Row extends { readonly status: string }>(
  store: StatusStore<Row>,
  id: number,
  change: StatusChange,
): Promise<Row> {
  requireExpectedStatus(requireRow(await store.lock(id)), change);
  return requireRow(await store.setStatus(id, change.status));
}

const toPaginatedResult = <Row>({ rows, total }: PaginatedRows<Row>) =>
  new PaginatedResult(rows, total);

/** Throws 404. */
function requireRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw localizedError(404, alreadyDeleted);
  return row;
}
