import type { EndpointName } from '#contract/index';
import { type AdminClient, createAdminClient } from '../testing/admin-client';
import type { TestServer } from '../testing/test-server';
import type { ConformanceRequest, ConformanceResponse } from './conformance-request';

const endsSession: ReadonlySet<EndpointName> = new Set(['signOut', 'changePassword']);

/**
 * Sends every request from a different IP address, so that no rate limit applies. Signs the admin in on first use, and
 * again after a request that has ended the session.
 */
export function createClient(
  server: TestServer,
): (request: ConformanceRequest) => Promise<ConformanceResponse> {
  let requestCount = 0;
  let session: Promise<AdminClient> | undefined;

  return async ({ path, method, headers, body, as, endpointName }) => {
    requestCount += 1;
    const clientIp = { 'X-Forwarded-For': `2001:db8:0:${requestCount.toString(16)}::1` };
    if (as) session ??= createAdminClient(server);
    const authHeaders = as && session ? (await session).headers : { Origin: server.origin };
    if (endpointName && endsSession.has(endpointName)) session = undefined;
    return server.sendRequest(path, {
      ...(method && { method }),
      headers: { ...clientIp, ...authHeaders, ...headers },
      body: body && Buffer.from(body),
    });
  };
}
