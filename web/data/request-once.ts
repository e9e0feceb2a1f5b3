import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { buildAdminHeaders, fetchOrThrow, withMiddleware } from './http-client';
import { buildRequestInit, type RequestPayload } from './request-init';

type IdempotentEndpoint = Endpoint & { readonly idempotent: true };

/**
 * Calls an endpoint of the back office that runs once per `key`, a UUID: calls after a lost response use the same one.
 *
 * @throws {ResponseError} on an error status; `TypeError` without a response
 */
export const requestOnce = <E extends IdempotentEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  key: string,
): Promise<ResponseOf<E>> =>
  withMiddleware(endpoint, async () => {
    const { body }: { body?: RequestPayload } = input;
    const init = buildRequestInit(endpoint, body);
    const headers = { ...init.headers, ...buildAdminHeaders(), 'Idempotency-Key': key };
    const response = await fetchOrThrow(buildUrl(endpoint, input), { ...init, headers });
    return await response.json();
  });
