import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { formDataInit, startTimeout } from './form-data';
import { administratorHeaders, fetchResponse, withMiddleware } from './http-client';
import type { RequestBody } from './request-init';

/** An endpoint that takes files. */
type FilesEndpoint = Endpoint & { readonly files: object };

/**
 * Sends files to an endpoint, and returns what its contract promises.
 *
 * @throws {ResponseError} on an error status; `TypeError` without a response; `DOMException` named `TimeoutError` when
 * they take too long
 */
export const requestWithFiles = <E extends FilesEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> => withMiddleware(endpoint, () => sendFiles(endpoint, input));

async function sendFiles<E extends FilesEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  const { body, files = [] }: { body?: RequestBody; files?: readonly File[] } = input;
  const init = formDataInit(endpoint, body, files);
  const timeout = startTimeout(files);
  try {
    const response = await fetchResponse(addressOf(endpoint, input), {
      ...init,
      headers: { ...init.headers, ...administratorHeaders() },
      signal: timeout.signal,
    });
    return await response.json();
  } finally {
    timeout.clear();
  }
}
