import { HttpProblem, invalid } from './problem';
import type { ShopMiddleware } from './state';

/** Characters an address may have; nothing the shop hands out comes near. */
const longestAddress = 2048;

/** Refuses addresses that are too long or spell nothing. */
export function wholeAddresses(): ShopMiddleware {
  return (ctx, next) => {
    if (ctx.url.length > longestAddress) {
      throw new HttpProblem(414, { message: 'This address is too long.' });
    }
    if (!isWhole(ctx.url)) throw invalid('This address is malformed.');
    return next();
  };
}

function isWhole(url: string): boolean {
  // A second slash would make a host of what follows.
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false;
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
