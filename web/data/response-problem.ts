import * as v from 'valibot';
import { type Problem, problem } from '#contract/core/problem';
import { ResponseError } from './http-client';

const problemText = v.pipe(v.string(), v.parseJson(), problem);

/** What the server says is wrong with a request; undefined for an error without such a response. */
export function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof ResponseError)) return undefined;
  const { output, success } = v.safeParse(problemText, error.text);
  return success ? output : undefined;
}
