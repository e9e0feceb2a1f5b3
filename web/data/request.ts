import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/endpoint';

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

/** Fetches the JSON at an address, with cookies; throws `ResponseError`, or the network's own error. */
export async function requestJson(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(address, { credentials: 'include', ...init });
  if (!response.ok) {
    throw new ResponseError(response.status, (await response.text()) || response.statusText);
  }
  return response.json();
}

/** Asks an endpoint and answers what its contract promises. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  const answer = await requestJson(addressOf(endpoint, input), { method: endpoint.method });
  return answer as ResponseOf<E>;
}
