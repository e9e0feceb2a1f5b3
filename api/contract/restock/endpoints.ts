import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { formEndpoint, formResponse } from '../core/fields';
import { restockRequest } from './schema';

/** A repeat for the same product answers like the first: it doesn't reveal who has asked. 400 for an unknown product. */
export const sendRestockRequest = defineEndpoint({
  ...formEndpoint,
  path: '/api/restock-requests',
  body: restockRequest,
  response: v.object({
    ...formResponse.entries,
    /** Nothing was stored, because it can be ordered. Absent from responses that earlier versions recorded. */
    canOrder: v.optional(v.boolean()),
  }),
});
