import type { RequestOf } from '#contract/core/endpoint';
import { plainText } from '#contract/core/text';
import {
  messageSearchText,
  nameKey,
  orderSearchText,
  requestSearchText,
} from '#contract/inbox/search';
import type { Endpoints } from '#contract/index';
import { orderNumber } from '#contract/orders/rules';
import type {
  Enquiries,
  Enquiry,
  Kept,
  MessageRow,
  RequestRow,
  SubscriberRow,
} from '../tables/enquiries';
import type { OrderRow } from '../tables/orders';
import { inSmall } from './compared';
import { type Findable, found } from './found';

/** What a list is asked for with. */
export type Query<Name extends keyof Endpoints> = Omit<
  RequestOf<Endpoints[Name]>['query'],
  'offset'
> & { readonly offset?: number | undefined };

const date = ({ receivedAt }: Kept) => receivedAt;
const name = (row: Enquiry) => nameKey(row.name);
const email = (row: { readonly email: string }) => inSmall(row.email);
const status = (row: { readonly status: string }) => row.status;

const messages: Findable<MessageRow> = {
  searchText: messageSearchText,
  sortKeys: { date, name, email, subject: ({ subject }) => inSmall(subject ?? '') },
};

const requests: Findable<RequestRow> = {
  searchText: requestSearchText,
  sortKeys: { date, name, email, status },
};

const orders: Findable<OrderRow> = {
  searchText: (row) => orderSearchText({ ...row, number: orderNumber(row.id), items: row.lines }),
  sortKeys: { date, name, status, event: ({ eventDate }) => eventDate },
};

const subscribers: Findable<SubscriberRow> = {
  searchText: (row) => plainText(row.email),
  sortKeys: { date, email: (row) => row.email.toLowerCase() },
};

/** All messages that a query finds, in the order it asks for. */
export const wantedMessages = (kept: Enquiries, query: Query<'listContactMessages'>) =>
  found(openedOrNot(kept.messages, query), query, messages);

/** All requests that a query finds, in the order it asks for. */
export const wantedRequests = (kept: Enquiries, query: Query<'listRestorationRequests'>) =>
  found(withStatus(openedOrNot(kept.requests, query), query), query, requests);

/** All orders that a query finds, in the order it asks for. */
export const wantedOrders = (kept: Enquiries, query: Query<'listOrderRequests'>) =>
  found(withStatus(openedOrNot(kept.orders, query), query), query, orders).filter(
    ({ eventDate }) =>
      (query.from === undefined || eventDate >= query.from) &&
      (query.to === undefined || eventDate <= query.to),
  );

/** All subscribers that a query finds, in the order it asks for. */
export const wantedSubscribers = (kept: Enquiries, query: Query<'listSubscribers'>) =>
  found(kept.subscribers, query, subscribers);

const openedOrNot = <Row extends Enquiry>(
  rows: readonly Row[],
  { unread }: { readonly unread: '0' | '1' },
): readonly Row[] => (unread === '1' ? rows.filter(({ readAt }) => readAt === null) : rows);

const withStatus = <Row extends { readonly status: string }>(
  rows: readonly Row[],
  wanted: { readonly status?: string | undefined },
): readonly Row[] =>
  wanted.status === undefined ? rows : rows.filter((row) => row.status === wanted.status);
