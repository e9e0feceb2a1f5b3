import { createAdminClient, getCookiePair } from '../testing/admin-client';
import type { TestServer } from '../testing/test-server';
import type { ConformanceRequest, ConformanceResponse } from './conformance-request';

type Headers = Readonly<Record<string, string>>;

/**
 * Sends every request from a different IP address, so that no rate limit applies. Signs the admin in on first use, and
 * again after signing out; takes the new session over where a response has one.
 */
export function createClient(
  server: Pick<TestServer, 'origin' | 'sendRequest'>,
): (request: Omit<ConformanceRequest, 'status'>) => Promise<ConformanceResponse> {
  let requestCount = 0;
  let session: Promise<Headers> | undefined;

  return async ({ path, method, headers, body, as }) => {
    requestCount += 1;
    const clientIp = { 'X-Forwarded-For': `2001:db8:0:${requestCount.toString(16)}::1` };
    if (as) session ??= createAdminClient(server).then(({ headers }) => headers);
    const authHeaders = as && session ? await session : { Origin: server.origin };
    const response = await server.sendRequest(path, {
      ...(method && { method }),
      headers: { ...clientIp, ...authHeaders, ...headers },
      body: body && Buffer.from(body),
    });
    if (as && session) session = renewSession(session, response.headers['set-cookie']);
    return response;
  };
}

function renewSession(
  session: Promise<Headers>,
  setCookie: readonly string[] | undefined,
): Promise<Headers> | undefined {
  if (!setCookie) return session;
  const Cookie = getCookiePair(setCookie);
  const isCleared = Cookie.endsWith('=');
  return isCleared ? undefined : session.then((headers) => ({ ...headers, Cookie }));
}
