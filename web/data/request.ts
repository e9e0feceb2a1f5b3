import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { noteGiven } from './catalogue-seen';
import { reached, unreached } from './connectivity';
import { signInAgain } from './sign-in-again';
import { storedMark } from './stored-mark';

/** An answer that is not a good one. The message is the status, a colon and the answer's text. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status}: ${text}`);
  }
}

/** Whether a fault is an answer of that status. */
export const isAnswered = (fault: unknown, status: number): boolean =>
  fault instanceof ResponseError && fault.status === status;

const noContent = 204;

const unauthorized = 401;

/** Fetches the JSON at an address, with cookies; throws `ResponseError`, or the network's own error. */
export async function requestJson(address: string, init?: RequestInit): Promise<unknown> {
  const response = await requestAnswer(address, init);
  return response.status === noContent ? undefined : response.json();
}

/** As `requestJson`, for what is told in headers, or is no JSON. */
export async function requestAnswer(address: string, init?: RequestInit): Promise<Response> {
  const response = await answerOf(address, { credentials: 'include', ...init });
  if (response.ok) return response;
  throw new ResponseError(response.status, (await response.text()) || response.statusText);
}

/** Fetches, and notes what that says of the shop: whether it can be reached, and when it last told its prices. */
async function answerOf(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    if (!response.headers.has(storedMark)) reached();
    if (response.ok) noteGiven(address, response.headers.get('Date'));
    return response;
  } catch (fault) {
    if (fault instanceof TypeError) unreached();
    throw fault;
  }
}

/**
 * Calls an endpoint; one for administrators is called once more where their session was over and somebody has signed
 * in again.
 */
export async function inSession<A>({ access }: Endpoint, call: () => Promise<A>): Promise<A> {
  const signIns = signInAgain.times();
  try {
    return await call();
  } catch (fault) {
    if (access !== 'administrator' || !isAnswered(fault, unauthorized)) throw fault;
    // Somebody may have signed in while this call was on its way.
    const isSignedIn = signInAgain.times() > signIns || (await signInAgain.ask()) === 'signed-in';
    if (!isSignedIn) throw fault;
    return call();
  }
}

/** Asks an endpoint, whatever it answers to whoever is signed in or not, and answers what its contract promises. */
export async function requestOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  const answer = await requestJson(addressOf(endpoint, input), { method: endpoint.method });
  return answer as ResponseOf<E>;
}

/** Asks an endpoint and answers what its contract promises; sees to it that an administrator's session goes on. */
export const request = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> => inSession(endpoint, () => requestOnce(endpoint, input));
