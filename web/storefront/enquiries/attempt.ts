import { v4 as uuid } from 'uuid';
import * as v from 'valibot';

/** What makes one post of every try to send the same words. */
export const attempt = v.object({
  /** The words, to be compared. */
  words: v.string(),
  /** The `Idempotency-Key`, a UUID. */
  key: v.string(),
  /** When they were first sent, ISO. */
  createdAt: v.string(),
});
export type Attempt = v.InferOutput<typeof attempt>;

/** The attempt these fields are sent in: the one before, unless they have changed since. */
export function attemptFor(fields: object, previous: Attempt | undefined): Attempt {
  const words = JSON.stringify(fields);
  if (previous?.words === words) return previous;
  return { words, key: uuid(), createdAt: new Date().toISOString() };
}
