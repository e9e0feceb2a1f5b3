import * as v from 'valibot';
import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/endpoint';
import type { Language } from '#contract/language';
import { type Problem, problem } from '#contract/problem';
import { tooManyPosts } from '#contract/refusals';
import { ResponseError, requestJson } from './request';

const tooManyRequests = 429;

/** Milliseconds after which an answer is no longer waited for. */
const patience = 60_000;

/** What may go with a post, whatever the endpoint. */
interface Sent {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: readonly File[];
}

/**
 * Sends a form. The key, a UUID, makes one post of all that carry it, however often they are sent.
 * Throws `ResponseError` for an answer that is not a good one, or what `isUnanswered` knows.
 */
export async function post<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  key: string,
): Promise<ResponseOf<E>> {
  const { files, body = {} }: Sent = input;
  const field = endpoint.files?.field;
  const parts = files && field ? multipart(body, field, files) : json(body);
  const answer = await requestJson(addressOf(endpoint), {
    method: endpoint.method,
    body: parts.body,
    headers: { ...parts.headers, 'Idempotency-Key': key },
    signal: AbortSignal.timeout(patience),
  });
  return answer as ResponseOf<E>;
}

/** Whether no answer came: the shop was not reached, or not within a minute. */
export const isUnanswered = (fault: unknown): boolean =>
  fault instanceof TypeError || (fault instanceof DOMException && fault.name === 'TimeoutError');

/** What the shop said of a post that it refused; undefined for faults that it does not explain. */
export function refusalIn(fault: unknown, language: Language): Problem | undefined {
  if (!(fault instanceof ResponseError) || fault.status >= 500) return undefined;
  // This is answered before the post is read: the shop cannot know its language.
  if (fault.status === tooManyRequests) return { message: tooManyPosts[language] };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), problem), fault.text);
  return parsed.success ? parsed.output : undefined;
}

const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** The browser names the content type itself, with the mark between the parts. */
function multipart(body: object, field: string, files: readonly File[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const file of files) form.append(field, file);
  return { body: form, headers: {} };
}
