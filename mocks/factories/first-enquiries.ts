import type { SentBefore } from '../tables/sent-before';
import { firstMessages } from './first-messages';
import { firstOrders } from './first-orders';
import { firstRequests } from './first-requests';
import { firstSubscribers } from './first-subscribers';

/** What has been sent to a mocked shop before it is opened in the browser, so that its back office has work. */
export const firstEnquiries: SentBefore = {
  messages: firstMessages,
  requests: firstRequests,
  orders: firstOrders,
  subscribers: firstSubscribers,
};
