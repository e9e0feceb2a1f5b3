import * as v from 'valibot';
import { addressOf, type ResponseOf, type ValidatedEndpoint } from '#contract/core/endpoint';
import { type Problem, problem } from '#contract/core/problem';

// Pages and the worker both send: nothing here stands on a document.

const tooManyRequests = 429;

/** Milliseconds after which an answer is no longer waited for, and those a kilobyte of files adds to them. */
const patience = { answer: 60_000, perKilobyte: 20 };

/** What goes with a post; the shop checks it. */
interface Sent {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: readonly File[];
}

interface Refusal {
  readonly status: number;
  /** What the shop says of it, where it says something. */
  readonly problem?: Problem;
}

/**
 * What came of a post. `postponed`: the shop cannot take it now, but may later, after so many milliseconds where it
 * says so. What is answered by somebody else, such as the sign-in page of a strange network, is no answer.
 */
export type PostOutcome<Answer> =
  | { readonly result: 'arrived'; readonly answer: Answer }
  | ({ readonly result: 'refused' } & Refusal)
  | ({ readonly result: 'postponed'; readonly after?: number } & Refusal)
  | { readonly result: 'unanswered' };

/** Sends a form. The key, a UUID, makes one post of all that carry it, however often they are sent. */
export async function post<E extends ValidatedEndpoint>(
  endpoint: E,
  { body = {}, files = [] }: Sent,
  key: string,
): Promise<PostOutcome<ResponseOf<E>>> {
  const { field } = endpoint.files ?? {};
  const parts = field ? multipart(body, field, files) : json(body);
  const limit = limitFor(files);
  try {
    const response = await fetch(addressOf(endpoint), {
      method: endpoint.method,
      credentials: 'include',
      body: parts.body,
      headers: { ...parts.headers, 'Idempotency-Key': key },
      signal: limit.signal,
    });
    return outcomeOf(endpoint, response, await response.text());
  } catch (fault) {
    if (isNoAnswer(fault)) return { result: 'unanswered' };
    throw fault;
  } finally {
    limit.over();
  }
}

function outcomeOf<E extends ValidatedEndpoint>(
  { response: promised }: E,
  { ok, status, headers }: Response,
  text: string,
): PostOutcome<ResponseOf<E>> {
  const told = parsedJson(text);
  if (ok) {
    if (typeof promised === 'string' || !v.is(promised, told)) return { result: 'unanswered' };
    return { result: 'arrived', answer: told as ResponseOf<E> };
  }
  const refusal = { status, ...(v.is(problem, told) && { problem: told }) };
  if (status >= 500 || status === tooManyRequests) {
    return { result: 'postponed', ...refusal, ...retryAfter(headers.get('Retry-After')) };
  }
  return told === undefined ? { result: 'unanswered' } : { result: 'refused', ...refusal };
}

function parsedJson(text: string): unknown {
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return success ? output : undefined;
}

/** Milliseconds that an answer asks to wait: it says seconds, or until when. */
function retryAfter(said: string | null): { after?: number } {
  if (said === null) return {};
  const after = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(after) ? {} : { after: Math.max(after, 0) };
}

/** The shop was not reached, or not in time. */
const isNoAnswer = (fault: unknown): boolean =>
  fault instanceof TypeError || (fault instanceof DOMException && fault.name === 'TimeoutError');

/** Milliseconds that are waited for an answer to these files. */
export function patienceFor(files: readonly File[]): number {
  const kilobytes = files.reduce((sum, { size }) => sum + size, 0) / 1000;
  return patience.answer + patience.perKilobyte * kilobytes;
}

/** Ends a request, with a `TimeoutError`, once its answer is no longer waited for. */
export function limitFor(files: readonly File[]) {
  const limit = new AbortController();
  const late = () => limit.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  const timer = setTimeout(late, patienceFor(files));
  return { signal: limit.signal, over: () => clearTimeout(timer) };
}

const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** A form with files. The browser names the content type itself, with the mark between the parts. */
export function multipart(body: object, field: string, files: readonly File[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const file of files) form.append(field, file);
  return { body: form, headers: {} };
}
