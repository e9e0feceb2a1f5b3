import {
  buildUrl,
  csrfHeader,
  type Endpoint,
  type InputOf,
  type ResponseOf,
} from '#contract/core/endpoint';
import * as HTTP from '#contract/core/http-status';
import { markOffline, markOnline } from './connectivity';
import { cacheHeader } from './device-cache';
import { recordFetchTime } from './price-freshness';
import { buildRequestInit, type RequestPayload } from './request-init';

/** An error status. The message is `status: body`. */
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

/** May run the call more than once. */
export type Middleware = <Result>(
  endpoint: Endpoint,
  call: () => Promise<Result>,
) => Promise<Result>;

let middleware: Middleware | undefined;

/** The back office uses it to ask for a sign-in when a session expires. */
export function setMiddleware(next: Middleware | undefined): void {
  middleware = next;
}

/** For calls with their own fetch, such as uploads. */
export const withMiddleware: Middleware = (endpoint, call) =>
  middleware ? middleware(endpoint, call) : call();

/**
 * Calls an endpoint. The response type comes from its contract.
 *
 * @throws {ResponseError} on an error status; `TypeError` without a response
 */
export const request = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> => withMiddleware(endpoint, () => fetchEndpoint(endpoint, input));

/** Like `request`, without the middleware: an expired session is an ordinary error. */
export async function fetchEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  const { body }: { body?: RequestPayload } = input;
  const init = buildRequestInit(endpoint, body);
  const isWrite = endpoint.method !== 'GET';
  const headers = { ...init.headers, ...(isWrite && buildAdminHeaders()) };
  const response = await fetchOrThrow(buildUrl(endpoint, input), { ...init, headers });
  const json = response.status === HTTP.noContent ? undefined : await response.json();
  return json as ResponseOf<E>;
}

/**
 * Fetches with cookies, and records the server's reachability and the date of prices. Throws a `ResponseError` on an
 * error status and a `TypeError` without a response.
 */
export async function fetchOrThrow(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetchAndRecord(url, { credentials: 'include', ...init });
  if (response.ok) return response;
  throw new ResponseError(response.status, (await response.text()) || response.statusText);
}

async function fetchAndRecord(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    if (!response.headers.has(cacheHeader)) markOnline();
    if (response.ok) recordFetchTime(url, response.headers.get('Date'));
    return response;
  } catch (error) {
    if (error instanceof TypeError) markOffline();
    throw error;
  }
}

/** Sent with every write except the outbox's public forms. */
export const buildAdminHeaders = (): Readonly<Record<string, string>> => ({
  [csrfHeader.name]: csrfHeader.value,
  ...buildLanguageHeader(),
});

/** For error messages of requests whose body names no language. */
export const buildLanguageHeader = () => ({ 'Accept-Language': document.documentElement.lang });
