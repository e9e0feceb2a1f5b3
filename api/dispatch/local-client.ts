import { LRUCache } from 'lru-cache';
import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import type { Fetcher } from '#renderer';
import type { CacheVersion } from '../platform/cache-version';
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

/** What the pages of a small shop have in common, and some products. */
const maxCachedResponses = 50;

interface CachedResponse {
  readonly value: unknown;
  /** Of the catalog. */
  readonly version: number;
}

interface LocalClientOptions {
  readonly dispatch: Dispatch;
  readonly cacheVersion: CacheVersion;
  /** A cached response is used on the same day only. */
  readonly getShopDay: () => string;
}

/**
 * Calls endpoints without a network. Matches them by method and path, not by identity: the separately bundled renderer has its
 * own copies of the endpoint objects. Rejects with an `HttpError`.
 *
 * Every page has the same settings and images in each language and theme, so responses are cached until the catalog
 * changes, like the pages themselves.
 */
export function createLocalClient(options: LocalClientOptions): LocalClient {
  const { dispatch, cacheVersion, getShopDay } = options;
  const names = Object.keys(endpoints) as EndpointName[];
  const cache = new LRUCache<string, CachedResponse>({ max: maxCachedResponses });

  return (requestId) =>
    async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
      const { method, path } = endpoint;
      const { current: version } = cacheVersion;
      const key = `${getShopDay()} ${method} ${buildUrl(endpoint, input)}`;
      const cached = cache.get(key);
      // The endpoint's schema describes the response.
      if (cached?.version === version) return cached.value as ResponseOf<E>;
      const name = names.find(
        (candidate) => endpoints[candidate].method === method && endpoints[candidate].path === path,
      );
      if (!name) throw new Error(`There is no endpoint ${method} ${path}.`);
      const response = await dispatch(name, localRequest(requestId, path, input));
      const { status, headers, body, isCacheable } = response;
      if (body?.kind !== 'json') throw new Error(`${path} does not respond with JSON.`);
      if (status >= 400) {
        throw new HttpError(status, { message: `${path} answered ${status}.` }, headers);
      }
      if (isCacheable && version === cacheVersion.current)
        cache.set(key, { value: body.value, version });
      return body.value as ResponseOf<E>;
    };
}
