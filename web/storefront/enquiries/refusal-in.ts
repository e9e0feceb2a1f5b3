import type { Language } from '#contract/core/language';
import { tooManyPosts } from '#contract/core/messages';
import type { Problem } from '#contract/core/problem';
import type { SubmitResult } from '../../outbox/submit';

const tooManyRequests = 429;

/** Something that was answered, but not taken. */
export type NotTaken = Extract<SubmitResult, { result: 'refused' | 'postponed' }>;

/** What the shop says of what it does not take; undefined for what it does not explain. */
export function refusalIn({ result, status, problem }: NotTaken, language: Language) {
  // This is answered before the post is read: the shop cannot know its language.
  if (status === tooManyRequests) return { message: tooManyPosts[language] } satisfies Problem;
  return result === 'refused' ? problem : undefined;
}
