import { type AdministratorsBrowser, asAdministrator } from '../testing/administrator';
import type { TestShop } from '../testing/shop';
import type { ApiRequest, ApiResponse } from './api-request';

/**
 * Sends every request from a different IP address, so that no rate limit applies. Signs the admin in on first use, and
 * again after a request that has ended the session.
 */
export function shopAsker(shop: TestShop): (request: ApiRequest) => Promise<ApiResponse> {
  let times = 0;
  let browser: Promise<AdministratorsBrowser> | undefined;

  return async ({ path, method, headers, body, as, of }) => {
    times += 1;
    const network = { 'X-Forwarded-For': `2001:db8:0:${times.toString(16)}::1` };
    if (as) browser ??= asAdministrator(shop);
    const own = as && browser ? (await browser).headers : { Origin: shop.origin };
    if (of === 'signOut') browser = undefined;
    return shop.sendRequest(path, {
      ...(method && { method }),
      headers: { ...network, ...own, ...headers },
      body: body && Buffer.from(body),
    });
  };
}
