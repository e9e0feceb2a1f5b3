import * as v from 'valibot';

/** Every answer that is not a good one: a sentence, and the fields at fault when there are any. */
export const problem = v.object({
  message: v.string(),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** Given with a 500, and written beside the fault in the log. */
  requestId: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problem>;
