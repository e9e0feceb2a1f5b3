import { type BilingualText, defaultLanguage, type Language } from '#contract/language';
import type { Problem } from '#contract/problem';

/** An answer that is not a good one, thrown by whatever finds the fault. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problem.message);
  }
}

/** 400, with the fields at fault when there are any. */
export const invalid = (message: string, issues?: Problem['issues']): HttpProblem =>
  new HttpProblem(400, { message, ...(issues && { issues }) });

/** 404: the address names nothing. */
export const notFound = (message = 'There is nothing at this address.'): HttpProblem =>
  new HttpProblem(404, { message });

/** 405 with the methods the address does answer. */
export const methodNotAllowed = (allowed: readonly string[]): HttpProblem =>
  new HttpProblem(
    405,
    { message: 'This address does not answer that method.' },
    { Allow: allowed.join(', ') },
  );

/** 503 with the seconds after which to try again. */
export const busy = (seconds: number): HttpProblem =>
  new HttpProblem(
    503,
    { message: 'The shop is busy. Please try again in a moment.' },
    { 'Retry-After': String(seconds) },
  );

/** A problem whose sentence both languages have; English where the sender's language is not known. */
export const refused = (
  status: number,
  sentence: BilingualText,
  language: Language = defaultLanguage,
): HttpProblem => new HttpProblem(status, { message: sentence[language] });

/** As `refused`, of one field. */
export const refusedField = (
  status: number,
  path: string,
  sentence: BilingualText,
  language: Language,
): HttpProblem => {
  const message = sentence[language];
  return new HttpProblem(status, { message, issues: [{ path, message }] });
};
