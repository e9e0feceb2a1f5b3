import * as v from 'valibot';
import { addressOf, type ResponseOf, type ValidatedEndpoint } from '#contract/core/endpoint';
import { type Problem, problem } from '#contract/core/problem';
import { formDataInit, startTimeout } from '../data/form-data';
import type { RequestBody } from '../data/request-init';

const tooManyRequests = 429;

interface Refusal {
  readonly status: number;
  /** What the server says is wrong, where it says so. */
  readonly problem?: Problem;
}

/**
 * What came of a post. `postponed`: the server can't take it now, but may later, after so many milliseconds where it
 * says so. A response from somewhere else, such as a captive portal's sign-in page, counts as `unanswered`.
 */
export type PostOutcome<Answer> =
  | { readonly result: 'arrived'; readonly answer: Answer }
  | ({ readonly result: 'refused' } & Refusal)
  | ({ readonly result: 'postponed'; readonly after?: number } & Refusal)
  | { readonly result: 'unanswered' };

/** Posts a form. All posts with the same key, a UUID, are stored as one, however often they are sent. */
export async function post<E extends ValidatedEndpoint>(
  endpoint: E,
  { body = {}, files = [] }: { readonly body?: RequestBody; readonly files?: readonly File[] },
  key: string,
): Promise<PostOutcome<ResponseOf<E>>> {
  const init = formDataInit(endpoint, body, files);
  const timeout = startTimeout(files);
  try {
    const response = await fetch(addressOf(endpoint), {
      ...init,
      headers: { ...init.headers, 'Idempotency-Key': key },
      signal: timeout.signal,
    });
    return outcomeOf(endpoint, response, await response.text());
  } catch (error) {
    if (isUnanswered(error)) return { result: 'unanswered' };
    throw error;
  } finally {
    timeout.clear();
  }
}

function outcomeOf<E extends ValidatedEndpoint>(
  { response: promised }: E,
  { ok, status, headers }: Response,
  text: string,
): PostOutcome<ResponseOf<E>> {
  const json = parseJson(text);
  if (ok) {
    if (typeof promised === 'string' || !v.is(promised, json)) return { result: 'unanswered' };
    return { result: 'arrived', answer: json as ResponseOf<E> };
  }
  const refusal = { status, ...(v.is(problem, json) && { problem: json }) };
  if (status >= 500 || status === tooManyRequests) {
    return { result: 'postponed', ...refusal, ...retryAfter(headers.get('Retry-After')) };
  }
  return json === undefined ? { result: 'unanswered' } : { result: 'refused', ...refusal };
}

function parseJson(text: string): unknown {
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return success ? output : undefined;
}

/** Milliseconds to wait, of a `Retry-After` header in seconds or as a date. */
function retryAfter(header: string | null): { after?: number } {
  if (header === null) return {};
  const after = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(after) ? {} : { after: Math.max(after, 0) };
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
