import * as v from 'valibot';
import { buildUrl, type ResponseOf, type ValidatedEndpoint } from '#contract/core/endpoint';
import * as HTTP from '#contract/core/http-status';
import { type Problem, problem } from '#contract/core/problem';
import { buildFormDataInit, startTimeout } from '../data/form-data';
import type { RequestPayload } from '../data/request-init';

interface ErrorResponse {
  readonly status: number;
  /** The error body, if the server sent one. */
  readonly problem?: Problem;
}

/**
 * `retry-later`: 5xx, 429 or, for an upload that was too slow, 408; retry after the given milliseconds, if any. A response
 * from another server, such as a captive portal, counts as `no-response`.
 */
export type PostOutcome<Body> =
  | { readonly result: 'delivered'; readonly response: Body }
  | ({ readonly result: 'rejected' } & ErrorResponse)
  | ({ readonly result: 'retry-later'; readonly retryAfterMs?: number } & ErrorResponse)
  | { readonly result: 'no-response' };

/** `key` is the `Idempotency-Key`, a UUID: the server stores repeated posts once. */
export async function postForm<E extends ValidatedEndpoint>(
  endpoint: E,
  {
    params,
    body = {},
    files = [],
  }: {
    readonly params?: Readonly<Record<string, string>>;
    readonly body?: RequestPayload;
    readonly files?: readonly File[];
  },
  key: string,
): Promise<PostOutcome<ResponseOf<E>>> {
  const init = buildFormDataInit(endpoint, body, files);
  const timeout = startTimeout(files);
  try {
    const response = await fetch(buildUrl(endpoint, params && { params }), {
      ...init,
      headers: { ...init.headers, 'Idempotency-Key': key },
      signal: timeout.signal,
    });
    return toOutcome(endpoint, response, await response.text());
  } catch (error) {
    if (isNetworkError(error)) return { result: 'no-response' };
    throw error;
  } finally {
    timeout.clear();
  }
}

function toOutcome<E extends ValidatedEndpoint>(
  { response: responseSchema }: E,
  { ok, status, headers }: Response,
  text: string,
): PostOutcome<ResponseOf<E>> {
  const json = parseJson(text);
  if (ok) {
    if (typeof responseSchema === 'string' || !v.is(responseSchema, json))
      return { result: 'no-response' };
    return { result: 'delivered', response: json as ResponseOf<E> };
  }
  const errorResponse = { status, ...(v.is(problem, json) && { problem: json }) };
  if (status >= 500 || temporaryStatuses.includes(status)) {
    return {
      result: 'retry-later',
      ...errorResponse,
      ...parseRetryAfter(headers.get('Retry-After')),
    };
  }
  return json === undefined ? { result: 'no-response' } : { result: 'rejected', ...errorResponse };
}

const temporaryStatuses: readonly number[] = [HTTP.requestTimeout, HTTP.tooManyRequests];

function parseJson(text: string): unknown {
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return success ? output : undefined;
}

/** Parses seconds or an HTTP date; returns milliseconds. */
function parseRetryAfter(header: string | null): { retryAfterMs?: number } {
  if (header === null) return {};
  const retryAfterMs = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Number.isNaN(retryAfterMs) ? {} : { retryAfterMs: Math.max(retryAfterMs, 0) };
}

const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
