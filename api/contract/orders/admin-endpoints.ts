import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import * as HTTP from '../core/http-status';
import { paginationQuery } from '../core/query';
import {
  archiveBody,
  buildStatusBody,
  idParams,
  inboxReadEndpoint,
  inboxWriteEndpoint,
  markReadBody,
} from '../inbox/record';
import {
  calendarDay,
  orderCalendarQuery,
  orderFilter,
  orderRecord,
  orderStatusInvalid,
  orderWithEvents,
} from './admin-schema';
import { orderEdit, phoneOrder, recordEventBody } from './edit-schema';
import { orderStatuses } from './rules';

/** Newest first by default; `event` sorts by event date. */
export const listOrderRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/order-requests',
  query: v.object({ ...orderFilter, ...paginationQuery }),
  response: v.array(orderRecord),
  paginated: true,
});

/** Only days with orders, by kitchen date. */
export const getOrderCalendar = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/order-calendar',
  query: orderCalendarQuery,
  response: v.array(calendarDay),
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

/** The kitchen list and the capacity of its day still count it. */
export const archiveOrderRequest = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/order-requests/:id/archived',
  params: idParams,
  body: archiveBody,
  response: orderRecord,
});

/** Any status may follow any other. 409 if it is no longer the one that the admin saw. */
export const setOrderStatus = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/order-requests/:id/status',
  params: idParams,
  body: buildStatusBody(orderStatuses, orderStatusInvalid),
  response: orderRecord,
});

export const getOrderRequest = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/order-requests/:id',
  params: idParams,
  response: orderWithEvents,
});

/** 409 if another admin changed the order in the meantime. */
export const editOrderRequest = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/order-requests/:id',
  params: idParams,
  body: orderEdit,
  response: orderWithEvents,
});

export const createPhoneOrder = defineEndpoint({
  ...inboxWriteEndpoint,
  method: 'POST',
  idempotent: true,
  path: '/api/order-requests/phone',
  body: phoneOrder,
  response: orderWithEvents,
  status: HTTP.created,
});

/** Adds a step to the timeline that is no change of status. */
export const recordOrderEvent = defineEndpoint({
  ...inboxWriteEndpoint,
  method: 'POST',
  path: '/api/order-requests/:id/events',
  params: idParams,
  body: recordEventBody,
  response: orderWithEvents,
});
