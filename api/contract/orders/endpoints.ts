import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { formEndpoint, formResponse } from '../core/fields';
import * as HTTP from '../core/http-status';
import { orderRequest } from './schema';

/** No payment: the owner confirms by email. 409 lists what has changed since the customer saw it. */
export const sendOrderRequest = defineEndpoint({
  ...formEndpoint,
  path: '/api/order-requests',
  body: orderRequest,
  response: v.object({ ...formResponse.entries, number: v.string() }),
  status: HTTP.created,
});
