import {
  addressOf,
  administratorHeader,
  type Endpoint,
  type InputOf,
  type ResponseOf,
} from '#contract/core/endpoint';
import { noteGiven } from './catalogue-seen';
import { reached, unreached } from './connectivity';
import { type RequestBody, requestInit } from './request-init';
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

/** Runs a call to an endpoint; may run it more than once. */
export type Middleware = <Result>(
  endpoint: Endpoint,
  call: () => Promise<Result>,
) => Promise<Result>;

let middleware: Middleware | undefined;

/** Sets what runs every call from now on, as the back office does to ask for a sign-in when a session expires. */
export function setMiddleware(next: Middleware | undefined): void {
  middleware = next;
}

/** Runs a call that needs a fetch of its own, such as an upload, as `request` runs all others. */
export const withMiddleware: Middleware = (endpoint, call) =>
  middleware ? middleware(endpoint, call) : call();

/**
 * Calls an endpoint and returns what its contract promises.
 *
 * @throws {ResponseError} on an error status; `TypeError` without a response
 */
export const request = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> => withMiddleware(endpoint, () => requestOnce(endpoint, input));

/** As `request`, without the middleware: an expired session is an error like any other. */
export async function requestOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  const { body }: { body?: RequestBody } = input;
  const init = requestInit(endpoint, body);
  const isWrite = endpoint.method !== 'GET';
  const headers = { ...init.headers, ...(isWrite && administratorHeaders()) };
  const response = await fetchResponse(addressOf(endpoint, input), { ...init, headers });
  const json = response.status === noContent ? undefined : await response.json();
  return json as ResponseOf<E>;
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

/** Sent with every write, except the public forms that the outbox sends. */
export const administratorHeaders = (): Readonly<Record<string, string>> => ({
  [administratorHeader.name]: administratorHeader.value,
  ...languageHeader(),
});

/** Asks for error messages in the page's language, also where the body that names it isn't read. */
export const languageHeader = () => ({ 'Accept-Language': document.documentElement.lang });
