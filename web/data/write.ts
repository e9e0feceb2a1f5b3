import * as v from 'valibot';
import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { type Problem, problem } from '#contract/core/problem';
import { administratorsMark } from '#contract/session/endpoints';
import { inSession, ResponseError, requestJson } from './request';

type Written = Readonly<Record<string, unknown>>;

/**
 * Has an endpoint change something, as an administrator, whose session goes on with a sign-in where it was over; throws
 * `ResponseError`, or the network's own error.
 */
export async function write<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  const { body }: { readonly body?: Written } = input;
  const answer = await inSession(endpoint, () =>
    requestJson(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: { ...administratorsHeaders(), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return answer as ResponseOf<E>;
}

/** What goes with every write of an administrator. */
export const administratorsHeaders = (): Readonly<Record<string, string>> => ({
  [administratorsMark.name]: administratorsMark.value,
  ...languageHeader(),
});

/** Has the shop refuse in the language of the page where it does not read, or not yet, what is written. */
export const languageHeader = () => ({ 'Accept-Language': document.documentElement.lang });

/** What the shop says of a request it does not take; undefined of a fault that is none of its answers. */
export function problemIn(fault: unknown): Problem | undefined {
  if (!(fault instanceof ResponseError)) return undefined;
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), problem), fault.text);
  return success ? output : undefined;
}
