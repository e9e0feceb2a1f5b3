import type { ApiRequest, SessionCookie } from '../../api/dispatch/request';
import { readRequestBody } from './read-request-body';

const clientIp = '127.0.0.1';

/** Undefined in Node 20. */
export const readUserAgent = (): string | undefined => globalThis.navigator?.userAgent;

export function toApiRequest(request: Request, params: unknown, cookie: SessionCookie): ApiRequest {
  const { pathname, search, host, origin, searchParams } = new URL(request.url);
  // A service worker does not see these headers of its page's requests.
  const unseenHeaders: Record<string, string | undefined> = {
    origin,
    'user-agent': readUserAgent(),
  };
  return {
    id: crypto.randomUUID(),
    method: request.method,
    url: pathname + search,
    params,
    query: toQuery(searchParams),
    host,
    ip: clientIp,
    cookie,
    signal: request.signal,
    header: (name) => request.headers.get(name) ?? unseenHeaders[name.toLowerCase()],
    withBody: async (endpoint, use) => use(await readRequestBody(request, endpoint)),
  };
}

/** A repeated name becomes an array, which no schema accepts. */
function toQuery(searchParams: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = searchParams.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}
