import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { nothingAtUrl, shopBusy } from '#contract/core/messages';
import type { Problem } from '#contract/core/problem';

/** An answer that is not a good one, thrown by whatever finds the fault. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Of the message, where it is said in the language of the request. */
    readonly sentence?: BilingualText,
  ) {
    super(problem.message);
  }
}

/** 400, with the fields at fault when there are any. */
export const invalid = (message: string, issues?: Problem['issues']): HttpProblem =>
  new HttpProblem(400, { message, ...(issues && { issues }) });

/** 404: the address names nothing. */
export const notFound = (sentence: BilingualText | string = nothingAtUrl): HttpProblem =>
  typeof sentence === 'string'
    ? new HttpProblem(404, { message: sentence })
    : refused(404, sentence);

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
    { message: shopBusy[defaultLanguage] },
    { 'Retry-After': String(seconds) },
    shopBusy,
  );

/** 499, as others call it too: the caller has gone, so that nobody reads this. */
export const callerLeft = (): HttpProblem =>
  new HttpProblem(499, { message: 'The caller has not waited for the answer.' });

/** A problem whose sentence both languages have; where none is told, it is said in that of the request. */
export const refused = (
  status: number,
  sentence: BilingualText,
  language?: Language,
): HttpProblem =>
  language
    ? new HttpProblem(status, { message: sentence[language] })
    : new HttpProblem(status, { message: sentence[defaultLanguage] }, {}, sentence);

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
