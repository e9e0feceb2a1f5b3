import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { partQuery } from '../core/query';
import {
  idParams,
  inboxReadEndpoint,
  inboxWriteEndpoint,
  readMark,
  statusChange,
} from '../inbox/record';
import { orderFilter, orderRecord, orderStatusRule } from './admin-schema';
import { orderStatuses } from './rules';

/** Newest first by default; `event` sorts by event date. */
export const listOrderRequests = endpoint({
  ...inboxReadEndpoint,
  path: '/api/order-requests',
  query: v.object({ ...orderFilter, ...partQuery }),
  response: v.array(orderRecord),
  counted: true,
});

/** CSV of all matches, one line per product of an order. */
export const exportOrderRequests = endpoint({
  ...inboxReadEndpoint,
  path: '/api/order-requests.csv',
  query: v.object(orderFilter),
  response: 'csv',
});

export const markOrderRequest = endpoint({
  ...inboxWriteEndpoint,
  path: '/api/order-requests/:id/read',
  params: idParams,
  body: readMark,
  response: orderRecord,
});

/** Any status may follow any other. */
export const setOrderStatus = endpoint({
  ...inboxWriteEndpoint,
  path: '/api/order-requests/:id/status',
  params: idParams,
  body: statusChange(orderStatuses, orderStatusRule),
  response: orderRecord,
});
