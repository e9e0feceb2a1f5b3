import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { nothingAtUrl, shopBusy, tooManyPosts } from '#contract/core/messages';
import type { Problem } from '#contract/core/problem';

/** An answer that is not a good one, thrown by whatever finds the fault. */
export class Fault extends Error {
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
export const invalid = (message: string, issues?: Problem['issues']): Fault =>
  new Fault(400, { message, ...(issues && { issues }) });

/** 404: the address names nothing. */
export const notFound = (sentence: BilingualText | string = nothingAtUrl): Fault =>
  typeof sentence === 'string' ? new Fault(404, { message: sentence }) : refused(404, sentence);

/** 405 with the methods that the address does answer. */
export const methodNotAllowed = (allowed: readonly string[]): Fault =>
  new Fault(
    405,
    { message: 'This address does not answer that method.' },
    { Allow: allowed.join(', ') },
  );

/** 414: more of an address than the server reads. */
export const tooLong = (): Fault => new Fault(414, { message: 'This address is too long.' });

/** 500, as much as a caller learns of a fault in the server. */
export const broken = (): Fault =>
  new Fault(500, { message: 'Something went wrong on our side.', requestId: 'mocked-fault' });

/** 503 with the seconds after which to try again. */
export const busy = (seconds: number): Fault =>
  new Fault(503, { message: shopBusy.en }, { 'Retry-After': String(seconds) }, shopBusy);

/** A fault whose sentence both languages have; where none is told, it is said in that of the request. */
export const refused = (status: number, sentence: BilingualText, language?: Language): Fault =>
  language
    ? new Fault(status, { message: sentence[language] })
    : new Fault(status, { message: sentence[defaultLanguage] }, {}, sentence);

/** As `refused`, of one field. */
export const refusedField = (
  status: number,
  path: string,
  sentence: BilingualText,
  language: Language = defaultLanguage,
): Fault => {
  const message = sentence[language];
  return new Fault(status, { message, issues: [{ path, message }] });
};

/** 429 with the seconds after which to try again. */
export const tooMany = (seconds: number): Fault =>
  new Fault(429, { message: tooManyPosts.en }, { 'Retry-After': String(seconds) }, tooManyPosts);
