import {
  addressOf,
  administratorHeader,
  type Endpoint,
  type InputOf,
  type ResponseOf,
} from '#contract/core/endpoint';
import { noteGiven } from './catalogue-seen';
import { reached, unreached } from './connectivity';
import { type RequestContent, requestInit, startTimeout } from './request-init';
import { signInAgain } from './sign-in-again';
import { storedMark } from './stored-mark';

/** A response with an error status. The message is the status, a colon and the response's text. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status}: ${text}`);
  }
}

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ResponseError && error.status === status;

const noContent = 204;

const unauthorized = 401;

/**
 * Calls an endpoint and returns what its contract promises. Where an administrator's session has expired, it calls once
 * more after they signed in again.
 *
 * @throws {ResponseError} on an error status; `TypeError` without a response; `DOMException` named `TimeoutError` when
 * files take too long
 */
export const request = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> => withSession(endpoint, () => requestOnce(endpoint, input));

/** As `request`, but an expired session is an error like any other. */
export async function requestOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  const content: RequestContent = input;
  const init = requestInit(endpoint, content);
  const isWrite = endpoint.method !== 'GET';
  const headers = { ...init.headers, ...(isWrite && administratorHeaders()) };
  const timeout = content.files && startTimeout(content.files);
  try {
    const response = await fetchResponse(addressOf(endpoint, input), {
      ...init,
      headers,
      ...(timeout && { signal: timeout.signal }),
    });
    const json = response.status === noContent ? undefined : await response.json();
    return json as ResponseOf<E>;
  } finally {
    timeout?.clear();
  }
}

/**
 * Fetches with cookies, and records whether the server could be reached and when it last sent prices.
 *
 * @throws {ResponseError} on an error status; `TypeError` without a response
 */
export async function fetchResponse(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetchAndRecord(url, { credentials: 'include', ...init });
  if (response.ok) return response;
  throw new ResponseError(response.status, (await response.text()) || response.statusText);
}

async function fetchAndRecord(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    if (!response.headers.has(storedMark)) reached();
    if (response.ok) noteGiven(url, response.headers.get('Date'));
    return response;
  } catch (error) {
    if (error instanceof TypeError) unreached();
    throw error;
  }
}

/** Runs a call to an endpoint, and runs it once more after a new sign-in where the session of an administrator expired. */
export async function withSession<Result>(
  { access }: Endpoint,
  call: () => Promise<Result>,
): Promise<Result> {
  const signIns = signInAgain.times();
  try {
    return await call();
  } catch (error) {
    if (access !== 'administrator' || !hasStatus(error, unauthorized)) throw error;
    // Another call may have had them sign in during this one.
    const isSignedIn = signInAgain.times() > signIns || (await signInAgain.ask()) === 'signed-in';
    if (!isSignedIn) throw error;
    return call();
  }
}

/** Sent with every write, except the public forms that the outbox sends. */
export const administratorHeaders = (): Readonly<Record<string, string>> => ({
  [administratorHeader.name]: administratorHeader.value,
  ...languageHeader(),
});

/** Asks for error messages in the page's language, also where the body that names it isn't read. */
export const languageHeader = () => ({ 'Accept-Language': document.documentElement.lang });
