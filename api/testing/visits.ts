import { countVisitorsToday } from '#contract/visitors/endpoints';
import { createAdminClient } from './admin-client';
import type { TestServer } from './test-server';

export const firefoxUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const safariUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

interface VisitOptions {
  readonly userAgent?: string;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** Requests a path like a browser behind one proxy; resolves to the status. */
export async function sendVisit(
  { sendRequest }: Pick<TestServer, 'sendRequest'>,
  path: string,
  { userAgent = firefoxUserAgent, ip = '203.0.113.7', headers, method = 'GET' }: VisitOptions = {},
): Promise<number> {
  const allHeaders = { 'User-Agent': userAgent, 'X-Forwarded-For': ip, ...headers };
  return (await sendRequest(path, { method, headers: allHeaders })).status;
}

export async function fetchVisitorCount(server: TestServer): Promise<unknown> {
  const admin = await createAdminClient(server);
  return (await admin.sendRequest(countVisitorsToday.path)).json;
}
