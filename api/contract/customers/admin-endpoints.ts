import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { inboxReadEndpoint, inboxWriteEndpoint } from '../inbox/record';
import { customer, customerListQuery, customerQuery, customerRecord } from './schema';

/** Latest contact first. */
export const listCustomers = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/customers',
  query: customerListQuery,
  response: v.array(customer),
  paginated: true,
});

/** The address is in the query, which logs leave out. 404 for an address that has sent nothing. */
export const getCustomer = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/customer',
  query: customerQuery,
  response: customerRecord,
});

/**
 * Deletes messages, requests and inquiries with their photos, what the customer waits for, and the newsletter
 * subscription; orders stay without anything personal. 409 while an order is open.
 */
export const eraseCustomer = defineEndpoint({
  ...inboxWriteEndpoint,
  method: 'DELETE',
  path: '/api/customer',
  query: customerQuery,
  response: 'nothing',
});
