import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import { languages } from '#contract/core/language';

/** What makes one post of every try to send the same words. */
export const attempt = v.object({
  /** The words, to be compared. */
  words: v.string(),
  /** The `Idempotency-Key`, a UUID. */
  key: v.string(),
  /** When they were first sent, ISO, and in which language. */
  createdAt: v.string(),
  language: v.picklist(languages),
});
export type Attempt = v.InferOutput<typeof attempt>;

/** What is compared: the fields, and what tells the photographs apart. */
export const wordsOf = (fields: object, photos: readonly File[] = []): string =>
  JSON.stringify({ fields, photos: photos.map(markOf) });

/** Tells photographs apart without reading them. */
const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Whether these are the same photographs, in the same order. */
export const samePhotos = (some: readonly File[], others: readonly File[]): boolean =>
  some.map(markOf).join() === others.map(markOf).join();

/**
 * The attempt these words are sent in: the one before, unless they have changed since. Changed ones get a key of
 * their own, or the one of what they stand in for.
 */
export function attemptFor(
  {
    words,
    language,
    key = uuid(),
  }: Pick<Attempt, 'words' | 'language'> & { key?: string | undefined },
  previous: Attempt | undefined,
): Attempt {
  if (previous?.words === words) return previous;
  return { words, language, key, createdAt: new Date().toISOString() };
}
