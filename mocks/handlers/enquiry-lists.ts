import {
  contactMessagesTable,
  restorationRequestsTable,
  subscribersTable,
} from '#contract/inbox/csv';
import { orderRequestsTable } from '#contract/orders/csv';
import { MockCsv, type MockImplementations } from '../http/implementation';
import { keptMessages, keptOrders, keptRequests, keptSubscribers } from './kept-lists';

/** The lists of what people sent, to be read and to be saved. */
export const enquiryLists = {
  listContactMessages: ({ query }, { database }) => keptMessages(database, query),
  listRestorationRequests: ({ query }, { database }) => keptRequests(database, query),
  listOrderRequests: ({ query }, { database }) => keptOrders(database, query),
  listSubscribers: ({ query }, { database }) => keptSubscribers(database, query),

  exportContactMessages: ({ query }, { database, clock }) =>
    new MockCsv(contactMessagesTable(keptMessages(database, query).rows, clock())),
  exportRestorationRequests: ({ query }, { database, clock }) =>
    new MockCsv(restorationRequestsTable(keptRequests(database, query).rows, clock())),
  exportOrderRequests: ({ query }, { database, clock }) =>
    new MockCsv(orderRequestsTable(keptOrders(database, query).rows, clock())),
  exportSubscribers: ({ query }, { database, clock }) =>
    new MockCsv(subscribersTable(keptSubscribers(database, query).rows, clock())),
} satisfies Partial<MockImplementations>;
