import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { isServerRendered } from '../routing/initial-data';

const withPrices = [listProducts.path, listFeaturedProducts.path];

/** By URL; epoch milliseconds. */
const given = new Map<string, number>();

/** A cached response has the `Date` of its original fetch. */
export function noteGiven(url: string, date: string | null): void {
  if (!withPrices.some((path) => url.startsWith(path))) return;
  given.set(url, date === null ? Date.now() : Date.parse(date));
}

/** The age of the oldest price on the page; undefined without prices. */
export function getPricesFetchedAt(): Date | undefined {
  const cameAlong = isServerRendered() ? [performance.timeOrigin] : [];
  const oldest = Math.min(...cameAlong, ...given.values());
  return Number.isFinite(oldest) ? new Date(oldest) : undefined;
}

/** For tests. */
export const forgetGiven = (): void => given.clear();
