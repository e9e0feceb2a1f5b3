import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { nothingAtUrl, shopBusy } from '#contract/core/messages';
import type { Problem } from '#contract/core/problem';

/** An error response, thrown anywhere in a handler or middleware. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
    /** `problem.message` in every language, to be sent in the language of the request. */
    readonly sentence?: BilingualText,
  ) {
    super(problem.message);
  }
}

/** 400, with the invalid fields if any. */
export const invalid = (message: string, issues?: Problem['issues']): HttpProblem =>
  new HttpProblem(400, { message, ...(issues && { issues }) });

/** 404 */
export const notFound = (sentence: BilingualText | string = nothingAtUrl): HttpProblem =>
  typeof sentence === 'string'
    ? new HttpProblem(404, { message: sentence })
    : localizedError(404, sentence);

/** 405 with the supported methods in `Allow`. */
export const methodNotAllowed = (allowed: readonly string[]): HttpProblem =>
  new HttpProblem(
    405,
    { message: 'This address does not answer that method.' },
    { Allow: allowed.join(', ') },
  );

/** 503 with `Retry-After` in seconds. */
export const busy = (seconds: number): HttpProblem =>
  new HttpProblem(
    503,
    { message: shopBusy[defaultLanguage] },
    { 'Retry-After': String(seconds) },
    shopBusy,
  );

/** 499 (nginx's "Client Closed Request"): the client has disconnected, so nobody reads it. */
export const callerLeft = (): HttpProblem =>
  new HttpProblem(499, { message: 'The client closed the connection.' });

/** A bilingual error; without `language`, the language of the request decides. */
export const localizedError = (
  status: number,
  sentence: BilingualText,
  language?: Language,
): HttpProblem =>
  language
    ? new HttpProblem(status, { message: sentence[language] })
    : new HttpProblem(status, { message: sentence[defaultLanguage] }, {}, sentence);

/** Like `localizedError`, for one form field. */
export const fieldError = (
  status: number,
  path: string,
  sentence: BilingualText,
  language: Language,
): HttpProblem => {
  const message = sentence[language];
  return new HttpProblem(status, { message, issues: [{ path, message }] });
};
