import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { isServerRendered } from '../routing/initial-data';

const withPrices = [listProducts.path, listFeaturedProducts.path];

/** When the shop gave the answers this page shows, by address: milliseconds. */
const given = new Map<string, number>();

/** Notes when the shop gave an answer: one out of the worker's store carries the `Date` of when it was fetched. */
export function noteGiven(address: string, date: string | null): void {
  if (!withPrices.some((path) => address.startsWith(path))) return;
  given.set(address, date === null ? Date.now() : Date.parse(date));
}

/** When the shop last said what all prices shown here were; undefined while there are none. */
export function catalogueSeen(): Date | undefined {
  const cameAlong = isServerRendered() ? [performance.timeOrigin] : [];
  const oldest = Math.min(...cameAlong, ...given.values());
  return Number.isFinite(oldest) ? new Date(oldest) : undefined;
}

/** Forgets what was noted, as a new page does. */
export const forgetGiven = (): void => given.clear();
