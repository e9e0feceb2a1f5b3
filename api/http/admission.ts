import type { ValidatedEndpoint } from '#contract/endpoint';
import type { BrowserSession } from './browser-session';
import { refuseForeign, refuseUnmarked } from './same-origin';
import type { ShopContext } from './state';

/** Lets a request in before any of its body is read. Rejects with 401 and 403. */
export async function admit(
  ctx: ShopContext,
  { method, access }: Pick<ValidatedEndpoint, 'method' | 'access'>,
  session: BrowserSession,
  publicOrigin: string | undefined,
): Promise<void> {
  if (method !== 'GET') refuseForeign(ctx, publicOrigin);
  if (access === 'public') return;
  if (method !== 'GET') refuseUnmarked(ctx);
  await session.requireAdministrator();
}
