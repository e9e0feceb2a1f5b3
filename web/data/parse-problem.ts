import * as v from 'valibot';
import { type Problem, problem } from '#contract/core/problem';
import { ResponseError } from './http-client';

const problemJson = v.pipe(v.string(), v.parseJson(), problem);

/** The problem details (RFC 9457) of an error response; undefined for any other error. */
export function parseProblem(error: unknown): Problem | undefined {
  if (!(error instanceof ResponseError)) return undefined;
  const { output, success } = v.safeParse(problemJson, error.text);
  return success ? output : undefined;
}
