import type { Endpoint, ResponseOf } from '#contract/core/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import type { Fetcher } from '#renderer';
import type { Dispatch } from './dispatch';
import { HttpError } from './http-error';
import type { ApiRequest } from './request';

const noCookie: ApiRequest['cookie'] = {
  read: () => undefined,
  write() {
    throw new Error('A local request has no cookies.');
  },
};

/** An in-process request as an anonymous visitor. */
const localRequest = (
  id: string,
  url: string,
  input: { params?: unknown; query?: unknown },
): ApiRequest => ({
  id,
  method: 'GET',
  url,
  params: input.params,
  query: input.query,
  host: 'localhost',
  ip: '127.0.0.1',
  cookie: noCookie,
  signal: new AbortController().signal,
  header: () => undefined,
  withBody: (_, use) => use({}),
});

/** Returns a fetcher whose errors are logged with the id of the request that it works for. */
export type LocalClient = (requestId: string) => Fetcher;

/**
 * Calls endpoints without a network. Matches them by method and path, not by identity: the separately bundled renderer has its
 * own copies of the endpoint objects. Rejects with an `HttpError`.
 */
export function createLocalClient(dispatch: Dispatch): LocalClient {
  const names = Object.keys(endpoints) as EndpointName[];

  return (requestId) =>
    async <E extends Endpoint>({ method, path }: E, input: object) => {
      const name = names.find(
        (candidate) => endpoints[candidate].method === method && endpoints[candidate].path === path,
      );
      if (!name) throw new Error(`There is no endpoint ${method} ${path}.`);
      const { status, headers, body } = await dispatch(name, localRequest(requestId, path, input));
      if (body?.kind !== 'json') throw new Error(`${path} does not respond with JSON.`);
      if (status >= 400) {
        throw new HttpError(status, { message: `${path} answered ${status}.` }, headers);
      }
      // The endpoint's schema describes the response.
      return body.value as ResponseOf<E>;
    };
}
