import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { partQuery } from '../core/query';
import { keptParams, keptRead, keptWrite, readMark, statusChange } from '../inbox/record';
import { keptOrder, orderFilter, orderStatusRule } from './admin-schema';
import { orderStatuses } from './rules';

/** Newest first by default; `event` sorts by event date. */
export const listOrderRequests = endpoint({
  ...keptRead,
  path: '/api/order-requests',
  query: v.object({ ...orderFilter, ...partQuery }),
  response: v.array(keptOrder),
  counted: true,
});

/** CSV of all matches, one line per product of an order. */
export const exportOrderRequests = endpoint({
  ...keptRead,
  path: '/api/order-requests.csv',
  query: v.object(orderFilter),
  response: 'csv',
});

export const markOrderRequest = endpoint({
  ...keptWrite,
  path: '/api/order-requests/:id/read',
  params: keptParams,
  body: readMark,
  response: keptOrder,
});

/** Any status may follow any other. */
export const setOrderStatus = endpoint({
  ...keptWrite,
  path: '/api/order-requests/:id/status',
  params: keptParams,
  body: statusChange(orderStatuses, orderStatusRule),
  response: keptOrder,
});
