import { defineEndpoint } from '../core/endpoint';
import { formEndpoint } from '../core/fields';
import { restockRequest } from './schema';

/** A repeat for the same product answers like the first: it doesn't reveal who has asked. 400 for an unknown product. */
export const sendRestockRequest = defineEndpoint({
  ...formEndpoint,
  path: '/api/restock-requests',
  body: restockRequest,
});
