import type { Knex } from 'knex';
import { alreadyGone } from '#contract/core/messages';
import {
  contactMessagesTable,
  restorationRequestsTable,
  subscribersTable,
} from '#contract/inbox/csv';
import { orderRequestsTable } from '#contract/orders/csv';
import { CsvResult, type Handlers, PaginatedResult } from '../dispatch/handler';
import { localizedError } from '../dispatch/problem';
import { createMessageStore } from './messages';
import { createOrderStore } from './orders';
import type { Part } from './part-of-list';
import { createRequestStore } from './requests';
import { createSubscriberStore } from './subscribers';

interface ListParts {
  readonly database: Knex;
  readonly clock: () => Date;
}

export const inboxRoutes = ({ database, clock }: ListParts) => {
  const messages = createMessageStore(database, clock);
  const requests = createRequestStore(database, clock);
  const orders = createOrderStore(database, clock);
  const subscribers = createSubscriberStore(database, clock);
  return {
    listContactMessages: async ({ query }) => counted(await messages.list(query)),
    listRestorationRequests: async ({ query }) => counted(await requests.list(query)),
    listOrderRequests: async ({ query }) => counted(await orders.list(query)),
    listSubscribers: async ({ query }) => counted(await subscribers.list(query)),

    exportContactMessages: async ({ query }) =>
      new CsvResult(contactMessagesTable((await messages.list(query)).rows, clock())),
    exportRestorationRequests: async ({ query }) =>
      new CsvResult(restorationRequestsTable((await requests.list(query)).rows, clock())),
    exportOrderRequests: async ({ query }) =>
      new CsvResult(orderRequestsTable((await orders.list(query)).rows, clock())),
    exportSubscribers: async ({ query }) =>
      new CsvResult(subscribersTable((await subscribers.list(query)).rows, clock())),

    markContactMessage: async ({ params: { id }, body: { read } }) =>
      existing(await messages.mark(id, read)),
    markRestorationRequest: async ({ params: { id }, body: { read } }) =>
      existing(await requests.mark(id, read)),
    markOrderRequest: async ({ params: { id }, body: { read } }) =>
      existing(await orders.mark(id, read)),

    setRequestStatus: async ({ params: { id }, body: { status } }) =>
      existing(await requests.setStatus(id, status)),
    setOrderStatus: async ({ params: { id }, body: { status } }) =>
      existing(await orders.setStatus(id, status)),
  } satisfies Partial<Handlers>;
};

const counted = <Row>({ rows, total }: Part<Row>) => new PaginatedResult(rows, total);

/** Throws 404. */
function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw localizedError(404, alreadyGone);
  return row;
}
