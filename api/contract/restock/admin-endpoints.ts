import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { inboxReadEndpoint } from '../inbox/record';
import { restockDemand } from './admin-schema';

/** The most awaited product first. */
export const listRestockDemand = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/restock-requests',
  response: v.array(restockDemand),
});

/** Who waits for what, oldest first. */
export const exportRestockRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/restock-requests.csv',
  response: 'csv',
});
