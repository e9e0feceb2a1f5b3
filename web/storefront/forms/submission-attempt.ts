import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import { languages } from '#contract/core/language';

/** Lets all retries of the same content share one idempotency key. */
export const attemptSchema = v.object({
  /** Serialized content, for comparison. The name is stored and must not change. */
  words: v.string(),
  key: v.string(),
  /** Time (ISO) and language of the first attempt. */
  createdAt: v.string(),
  language: v.picklist(languages),
});
export type SubmissionAttempt = v.InferOutput<typeof attemptSchema>;

export const serializeContent = (fields: object, photos: readonly File[] = []): string =>
  JSON.stringify({ fields, photos: photos.map(identifyFile) });

/** Compares metadata only, not bytes. */
const identifyFile = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`;

export const haveSamePhotos = (a: readonly File[], b: readonly File[]): boolean =>
  a.map(identifyFile).join() === b.map(identifyFile).join();

/** Reuses the previous attempt while the content is unchanged; otherwise starts one with `key`. */
export function resolveAttempt(
  {
    words,
    language,
    key = uuid(),
  }: Pick<SubmissionAttempt, 'words' | 'language'> & { key?: string | undefined },
  previous: SubmissionAttempt | undefined,
): SubmissionAttempt {
  if (previous?.words === words) return previous;
  return { words, language, key, createdAt: new Date().toISOString() };
}
