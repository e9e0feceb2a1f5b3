import { foreignOrigin } from '#contract/core/messages';
import { refused } from './fault';

/** Throws 403 for a write that plainly comes from elsewhere; a worker is not shown where its page's requests come from. */
export function refuseForeign({ url, headers }: Request): void {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin') ?? new URL(url).origin;
  if (site === 'cross-site' || site === 'same-site') throw refused(403, foreignOrigin);
  if (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host) {
    throw refused(403, foreignOrigin);
  }
}
