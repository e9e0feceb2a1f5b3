import { findCategory } from '#contract/category';
import type { BusyDay } from '#contract/orders/busy-days-schema';
import type { Facets } from '#contract/products/facets';
import { hasFilterParams, readFilterParams } from '#contract/products/filter-params';
import type { Product } from '#contract/products/schema';
import type { Offer } from '#contract/products/servings';
import type { Exclusion } from '#contract/search/search-products';
import type { ShopSettings } from '#contract/settings/schema';
import type { Answer, ShopSearch } from '../search/shop-search-result';

export interface FoundProducts {
  readonly products: readonly Product[];
  /** By the filters, what the owner can make suitable by leaving something out. */
  readonly adaptable: readonly Product[];
  /** By the search, likewise. */
  readonly onRequest: readonly Product[];
  /** If nothing matches the search. */
  readonly near: readonly Product[];
  readonly answers: readonly Answer[];
  /** What the search text excludes. */
  readonly exclusion?: Exclusion | undefined;
}

/** Code and data that only some URLs need; undefined until it's loaded. */
export interface ListingTools {
  readonly searchProducts?: ShopSearch | undefined;
  readonly filters?: FilterFunctions | undefined;
  /** For a date; without it, the default settings count. */
  readonly settings?: ShopSettings | undefined;
  /** For a date; without them, every day has room. */
  readonly busyDays?: readonly BusyDay[] | undefined;
}

interface FilterFunctions {
  readonly filterShop: (
    catalog: readonly Product[],
    search: URLSearchParams,
    tools: ListingTools,
  ) => FoundProducts & { readonly facets: Facets };
  readonly getOffer: (product: Product, search: URLSearchParams) => Offer | undefined;
}

const maxSearchLength = 100;

export const getCategoryParam = (search: URLSearchParams): string => search.get('category') ?? '';

/** Returns '' if the URL has no search text. */
export const getSearchQuery = (search: URLSearchParams): string =>
  (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxSearchLength);

/** Equal for URLs with the same results on all pages together. */
export function listSearchKeys(search: URLSearchParams): readonly [string, ...string[]] {
  const category = getCategoryParam(search);
  const slug = findCategory(category)?.slug ?? (category.trim() === '' ? 'all' : 'unknown');
  const filters = Object.entries(readFilterParams(search)).flatMap(([name, values]) =>
    values.map((value) => `${name}=${value}`),
  );
  return [slug, ...[getSearchQuery(search), filters.join('&')].filter(Boolean)];
}

export const isMissingTool = (
  search: URLSearchParams,
  { searchProducts, filters }: ListingTools,
): boolean =>
  (getSearchQuery(search) !== '' && !searchProducts) || (hasFilterParams(search) && !filters);
