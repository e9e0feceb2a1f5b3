import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { buildFormDataInit, startTimeout } from './form-data';
import { buildAdminHeaders, fetchOrThrow, withMiddleware } from './http-client';
import type { RequestPayload } from './request-init';

type FilesEndpoint = Endpoint & { readonly files: object };

/**
 * Calls an endpoint that takes files.
 *
 * @throws {ResponseError} on an error status; `TypeError` without a response; `TimeoutError` when
 * the upload takes too long
 */
export const requestWithFiles = <E extends FilesEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> => withMiddleware(endpoint, () => sendFiles(endpoint, input));

async function sendFiles<E extends FilesEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  const { body, files = [] }: { body?: RequestPayload; files?: readonly File[] } = input;
  const init = buildFormDataInit(endpoint, body, files);
  const timeout = startTimeout(files);
  try {
    const response = await fetchOrThrow(buildUrl(endpoint, input), {
      ...init,
      headers: { ...init.headers, ...buildAdminHeaders() },
      signal: timeout.signal,
    });
    return await response.json();
  } finally {
    timeout.clear();
  }
}
