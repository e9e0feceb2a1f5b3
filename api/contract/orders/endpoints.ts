import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import { formEndpoint, formResponse } from '../core/fields';
import * as HTTP from '../core/http-status';
import { orderRequest } from './schema';
import {
  customerResponseBody,
  orderNumberParams,
  orderStatusQuery,
  orderStatusView,
} from './status-schema';

/** No payment: the owner confirms by email. 409 lists what has changed since the customer saw it. */
export const sendOrderRequest = defineEndpoint({
  ...formEndpoint,
  path: '/api/order-requests',
  body: orderRequest,
  response: v.object({
    ...formResponse.entries,
    number: v.string(),
    /** For the URL of the customer's status page. */
    key: v.string(),
  }),
  status: HTTP.created,
});

/** Answers 404 without the key of the order, like for a number that does not exist. */
export const getOrderStatus = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:number',
  access: 'public',
  params: orderNumberParams,
  query: orderStatusQuery,
  response: orderStatusView,
  cacheControl: privateCacheControl,
});

/** The customer accepts or rejects what the owner changed, or cancels. 409 when that is not possible any more. */
export const respondToOrder = defineEndpoint({
  ...formEndpoint,
  // Customers of one office share a network; a key of 128 bits isn't guessed at any rate.
  formLimit: { perMinute: 30, perDay: 300 },
  idempotent: true,
  path: '/api/orders/:number/response',
  params: orderNumberParams,
  body: customerResponseBody,
  response: orderStatusView,
});
