import * as HTTP from '#contract/core/http-status';
import type { Language } from '#contract/core/language';
import { rateLimited } from '#contract/core/messages';
import type { Problem } from '#contract/core/problem';
import type { SubmitResult } from '../../outbox/submit';

type RejectedOutcome = Extract<SubmitResult, { result: 'rejected' | 'retry-later' }>;

/** Undefined if the server gave no explanation. */
export function getServerError({ result, status, problem }: RejectedOutcome, language: Language) {
  // The rate limiter responds before the body is parsed, so the server cannot know its language.
  if (status === HTTP.tooManyRequests) return { message: rateLimited[language] } satisfies Problem;
  return result === 'rejected' ? problem : undefined;
}
