import { countVisitorsToday } from '#contract/visitors/endpoints';
import { asAdministrator } from './administrator';
import type { TestShop } from './shop';

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

interface Visiting {
  readonly browser?: string;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** Requests a path like a browser behind one proxy; resolves to the status. */
export async function visit(
  { sendRequest }: Pick<TestShop, 'sendRequest'>,
  path: string,
  { browser = firefox, ip = '203.0.113.7', headers, method = 'GET' }: Visiting = {},
): Promise<number> {
  const own = { 'User-Agent': browser, 'X-Forwarded-For': ip, ...headers };
  return (await sendRequest(path, { method, headers: own })).status;
}

export async function fetchVisitorCount(shop: TestShop): Promise<unknown> {
  const administrator = await asAdministrator(shop);
  return (await administrator.sendRequest(countVisitorsToday.path)).json;
}
