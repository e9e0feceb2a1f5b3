import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { formAnswer, formCall } from '../core/fields';
import * as HTTP from '../core/http-status';
import { orderRequest } from './schema';

/** A request for boards on a day. No payment is taken: the owner confirms by e-mail. 409 with what has changed. */
export const sendOrderRequest = endpoint({
  ...formCall,
  path: '/api/order-requests',
  body: orderRequest,
  response: v.object({ ...formAnswer.entries, number: v.string() }),
  status: HTTP.created,
});
