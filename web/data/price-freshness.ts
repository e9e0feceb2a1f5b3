import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { isFromDevice, isServerRendered } from '../routing/initial-data';

const pricePaths = [listProducts.path, listFeaturedProducts.path];

/** By URL; epoch milliseconds. */
const fetchTimes = new Map<string, number>();

/** A cached response has the `Date` of its original fetch. */
export function recordFetchTime(url: string, date: string | null): void {
  if (!pricePaths.some((path) => url.startsWith(path))) return;
  fetchTimes.set(url, date === null ? Date.now() : Date.parse(date));
}

/** When the oldest price on the page was fetched; undefined without prices. */
export function getOldestFetchTime(): Date | undefined {
  const pageLoadTime = isServerRendered() && !isFromDevice() ? [performance.timeOrigin] : [];
  const oldest = Math.min(...pageLoadTime, ...fetchTimes.values());
  return Number.isFinite(oldest) ? new Date(oldest) : undefined;
}

/** For tests. */
export const resetFetchTimes = (): void => fetchTimes.clear();
