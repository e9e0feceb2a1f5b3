import { products } from '#demo/products';
import type { FirstRequest } from '../factories/first-requests';
import {
  furtherMessages,
  furtherOrders,
  furtherRequests,
  furtherSubscribers,
} from '../factories/further-enquiries';
import type { Unnumbered } from '../factories/sent-ago';
import type { Scenarios } from '../scenarios';
import type { Enquiries, MessageRow, PhotoRow, SubscriberRow } from './enquiries';
import { idOfDemoPicture } from './library';
import { onFirstUse } from './on-first-use';
import type { OrderRow } from './orders';

/** What was sent to a shop before it is opened, oldest first. */
export interface SentBefore {
  messages(now: Date): Unnumbered<MessageRow>[];
  requests(now: Date): FirstRequest[];
  orders(now: Date): Unnumbered<OrderRow>[];
  subscribers(now: Date): Unnumbered<SubscriberRow>[];
}

/** Nobody has sent anything. */
const nothing: SentBefore = {
  messages: () => [],
  requests: () => [],
  orders: () => [],
  subscribers: () => [],
};

/** Of each kind, what `large-catalogue` adds to what was sent before. */
const largeShop = 5000;

/** What a shop of these scenarios has received; each kind is made when it is first asked for. */
export function enquiriesIn(
  scenarios: Scenarios,
  now: Date,
  sentBefore: SentBefore = nothing,
): Enquiries {
  const isEmpty = scenarios.has('empty');
  const before = isEmpty ? nothing : sentBefore;
  const further = !isEmpty && scenarios.has('large-catalogue') ? largeShop : 0;
  const messages = onFirstUse(() =>
    numbered([...furtherMessages(further), ...before.messages(now)]),
  );
  const sentRequests = onFirstUse(() => before.requests(now));
  const requests = onFirstUse(() =>
    numbered([
      ...furtherRequests(further),
      ...sentRequests().map(({ pictures: _, ...request }) => request),
    ]),
  );
  const orders = onFirstUse(() =>
    numbered([...furtherOrders(further, products), ...before.orders(now)]),
  );
  const subscribers = onFirstUse(() =>
    numbered([...furtherSubscribers(further), ...before.subscribers(now)]),
  );
  const photos = onFirstUse(() => photosOf(sentRequests(), further));
  return {
    get messages() {
      return messages();
    },
    get requests() {
      return requests();
    },
    get orders() {
      return orders();
    },
    get subscribers() {
      return subscribers();
    },
    get photos() {
      return photos();
    },
  };
}

/** Rows in the order of their numbers. */
const numbered = <Row>(rows: readonly Row[]): (Row & { readonly id: number })[] =>
  rows.map((row, at) => ({ ...row, id: at + 1 }));

/** The demo pictures that requests brought, whose numbers come after so many others. */
const photosOf = (requests: readonly FirstRequest[], others: number): PhotoRow[] =>
  requests.flatMap(({ pictures }, at) =>
    pictures.map((picture, position) => ({
      id: idOfDemoPicture(picture),
      requestId: others + at + 1,
      position,
    })),
  );
