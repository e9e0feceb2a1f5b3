import type { MockDatabase } from '../db';
import { MockCounted } from '../http/implementation';
import { messageOf, orderOf, requestOf, subscriberOf } from '../tables/kept-enquiries';
import { partOf } from './found';
import {
  type Query,
  wantedMessages,
  wantedOrders,
  wantedRequests,
  wantedSubscribers,
} from './wanted-enquiries';

/** The messages that are wanted. */
export function keptMessages({ enquiries }: MockDatabase, query: Query<'listContactMessages'>) {
  const rows = wantedMessages(enquiries, query);
  return new MockCounted(partOf(rows, query).map(messageOf), rows.length);
}

/** The requests that are wanted. */
export function keptRequests(
  { enquiries, library }: MockDatabase,
  query: Query<'listRestorationRequests'>,
) {
  const rows = wantedRequests(enquiries, query);
  const part = partOf(rows, query).map((row) => requestOf(row, enquiries.photos, library));
  return new MockCounted(part, rows.length);
}

/** The orders that are wanted. */
export function keptOrders(
  { enquiries, products }: MockDatabase,
  query: Query<'listOrderRequests'>,
) {
  const rows = wantedOrders(enquiries, query);
  const part = partOf(rows, query).map((row) => orderOf(row, products));
  return new MockCounted(part, rows.length);
}

/** The subscribers that are wanted. */
export function keptSubscribers({ enquiries }: MockDatabase, query: Query<'listSubscribers'>) {
  const rows = wantedSubscribers(enquiries, query);
  return new MockCounted(partOf(rows, query).map(subscriberOf), rows.length);
}
