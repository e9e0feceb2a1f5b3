import * as v from 'valibot';
import { fileUses } from '../media/file-uses';
import { orderChange } from '../orders/order-change';

/** The body of every error response: a message, the invalid fields, and how the order differs from what was sent. */
export const problem = v.object({
  message: v.string(),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  changes: v.optional(v.array(orderChange)),
  /** Where a file is used, if it was not deleted because of that. */
  uses: v.optional(fileUses),
  /** The current version, if an edit was based on an older one. */
  current: v.optional(v.unknown()),
  /** Sent with a 500 and logged with the error. */
  requestId: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problem>;
