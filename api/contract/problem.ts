import * as v from 'valibot';
import { orderChange } from './order-change';

/**
 * Every answer that is not a good one: a sentence, the fields at fault when there are any, and what differs from
 * the order that was sent.
 */
export const problem = v.object({
  message: v.string(),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  changes: v.optional(v.array(orderChange)),
  /** Given with a 500, and written beside the fault in the log. */
  requestId: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problem>;
