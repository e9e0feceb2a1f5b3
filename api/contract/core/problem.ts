import * as v from 'valibot';
import { fileUses } from '../media/file-uses';
import { orderChange } from '../orders/order-diff';

/**
 * Every answer that is not a good one: a sentence, the fields at fault when there are any, and what differs from
 * the order that was sent.
 */
export const problem = v.object({
  message: v.string(),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  changes: v.optional(v.array(orderChange)),
  /** Of a file that is not deleted because it is shown somewhere. */
  uses: v.optional(fileUses),
  /** Of a save that was made from an older version: what it is now. */
  current: v.optional(v.unknown()),
  /** Given with a 500, and written beside the fault in the log. */
  requestId: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problem>;
