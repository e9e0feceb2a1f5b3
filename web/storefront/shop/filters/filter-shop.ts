import { parseCatalogFilter } from '#contract/products/catalog-filter';
import type { Facets } from '#contract/products/facets';
import { filterCatalog } from '#contract/products/filter-catalog';
import type { Product } from '#contract/products/schema';
import { findOffer, type Offer } from '#contract/products/servings';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { type FoundProducts, getSearchQuery, type ListingTools } from '../listing-tools';

interface FilteredShop extends FoundProducts {
  readonly facets: Facets;
}

interface CachedResult {
  readonly key: string;
  readonly settings: ListingTools['settings'];
  readonly busyDays: ListingTools['busyDays'];
  readonly result: FilteredShop;
}

/** The last result of each catalog: components ask for the same one with every render. */
const cache = new WeakMap<readonly Product[], CachedResult>();

const minuteMs = 60_000;

/** The page number doesn't matter; a date is compared with the time of day. */
function buildCacheKey(search: URLSearchParams): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  const minute = params.has('date') ? Math.floor(Date.now() / minuteMs) : '';
  return `${minute} ${params}`;
}

/** Finds what the URL asks for, by text and by filters. */
export function filterShop(
  catalog: readonly Product[],
  search: URLSearchParams,
  { searchProducts, settings, busyDays }: ListingTools,
): FilteredShop {
  const key = buildCacheKey(search);
  const cached = cache.get(catalog);
  if (cached?.key === key && cached.settings === settings && cached.busyDays === busyDays)
    return cached.result;
  const start = performance.now();
  const result = computeResult(catalog, search, { searchProducts, settings, busyDays });
  cache.set(catalog, { key, settings, busyDays, result });
  // Read by the benchmark; Node would collect the marks.
  if (!import.meta.env.SSR) performance.measure('products-filtered', { start });
  return result;
}

function computeResult(
  catalog: readonly Product[],
  search: URLSearchParams,
  { searchProducts, settings = defaultShopSettings, busyDays = [] }: ListingTools,
): FilteredShop {
  const text = getSearchQuery(search);
  const found = text !== '' && searchProducts ? searchProducts(catalog, text) : undefined;
  const { filter } = parseCatalogFilter(search);
  const context = { now: new Date(), settings, busyDays, isRanked: found !== undefined };
  const apply = (products: readonly Product[]) => filterCatalog(products, filter, context);
  const { products, onRequest: adaptable, facets } = apply(found?.products ?? catalog);
  return {
    products,
    adaptable,
    facets,
    // Whatever else the search offers has to meet the filters too.
    onRequest: found ? apply(found.onRequest).products : [],
    near: found ? apply(found.near).products : [],
    answers: found?.answers ?? [],
    exclusion: found?.exclusion,
  };
}

/** With a number of people, a card shows what the option for them costs. */
export function getOffer(product: Product, search: URLSearchParams): Offer | undefined {
  const { people } = parseCatalogFilter(search).filter;
  return people === undefined ? undefined : findOffer(product, people);
}
