import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { paginationQuery } from '../core/query';
import {
  buildStatusBody,
  idParams,
  inboxReadEndpoint,
  inboxWriteEndpoint,
  markReadBody,
} from '../inbox/record';
import { orderFilter, orderRecord, orderStatusInvalid } from './admin-schema';
import { orderStatuses } from './rules';

/** Newest first by default; `event` sorts by event date. */
export const listOrderRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/order-requests',
  query: v.object({ ...orderFilter, ...paginationQuery }),
  response: v.array(orderRecord),
  paginated: true,
});

/** CSV of all matches, one line per product of an order. */
export const exportOrderRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/order-requests.csv',
  query: v.object(orderFilter),
  response: 'csv',
});

export const markOrderRequest = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/order-requests/:id/read',
  params: idParams,
  body: markReadBody,
  response: orderRecord,
});

/** Any status may follow any other. */
export const setOrderStatus = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/order-requests/:id/status',
  params: idParams,
  body: buildStatusBody(orderStatuses, orderStatusInvalid),
  response: orderRecord,
});
