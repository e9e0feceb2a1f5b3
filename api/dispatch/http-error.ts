import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { serverBusy, urlNotFound } from '#contract/core/messages';
import type { Problem } from '#contract/core/problem';

/** An error response, thrown anywhere in a handler or middleware. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
    /** `problem.message` in every language, to be sent in the language of the request. */
    readonly localizedMessage?: BilingualText,
  ) {
    super(problem.message);
  }
}

/** 400, with the invalid fields if any. */
export const badRequestError = (message: string, issues?: Problem['issues']): HttpError =>
  new HttpError(400, { message, ...(issues && { issues }) });

/** 404 */
export const notFoundError = (localizedMessage: BilingualText | string = urlNotFound): HttpError =>
  typeof localizedMessage === 'string'
    ? new HttpError(404, { message: localizedMessage })
    : localizedError(404, localizedMessage);

/** 405 with the supported methods in `Allow`. */
export const methodNotAllowedError = (allowed: readonly string[]): HttpError =>
  new HttpError(
    405,
    { message: 'This address does not answer that method.' },
    { Allow: allowed.join(', ') },
  );

/** 503 with `Retry-After` in seconds. */
export const busyError = (
  seconds: number,
  localizedMessage: BilingualText = serverBusy,
): HttpError =>
  new HttpError(
    503,
    { message: localizedMessage[defaultLanguage] },
    { 'Retry-After': String(seconds) },
    localizedMessage,
  );

/** 499 (nginx: "Client Closed Request"): the client has disconnected. */
export const clientClosedError = (): HttpError =>
  new HttpError(499, { message: 'The client closed the connection.' });

/** A bilingual error; without `language`, the language of the request decides. */
export const localizedError = (
  status: number,
  localizedMessage: BilingualText,
  language?: Language,
): HttpError =>
  language
    ? new HttpError(status, { message: localizedMessage[language] })
    : new HttpError(status, { message: localizedMessage[defaultLanguage] }, {}, localizedMessage);

/** Like `localizedError`, for one form field. */
export const fieldError = (
  status: number,
  path: string,
  localizedMessage: BilingualText,
  language: Language,
): HttpError => {
  const message = localizedMessage[language];
  return new HttpError(status, { message, issues: [{ path, message }] });
};
