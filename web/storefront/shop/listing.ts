import { findCategory } from '#contract/category';
import {
  listedProduct,
  productsInCategory,
  type ShopPage,
  shopPage,
  wantedPageNumber,
} from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { selectFrom } from '../../data/query';
import { productsQuery } from '../catalogue/product-queries';
import type { Exclusion, SearchResult } from '../search/search-products';

type Find = (catalog: readonly Product[], written: string) => SearchResult;

export interface Listing extends ShopPage {
  /** What the search text excludes. */
  readonly exclusion?: Exclusion | undefined;
}

const longestSearch = 100;

const everything: Find = (catalog) => ({ products: catalog });

const categoryIn = (search: URLSearchParams): string => search.get('category') ?? '';

/** Returns '' if the URL has no search text. */
export const searchedIn = (search: URLSearchParams): string =>
  (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestSearch);

/** Equal for URLs with the same results. */
function listingKey(search: URLSearchParams): string {
  const category = categoryIn(search);
  const slug = findCategory(category)?.slug ?? (category.trim() === '' ? 'all' : 'unknown');
  const page = wantedPageNumber(search.get('page'));
  return ['listing', slug, page, searchedIn(search)].filter(Boolean).join('/');
}

/** A search needs `find`. */
function listingOf(
  catalog: readonly Product[],
  search: URLSearchParams,
  find: Find = everything,
): Listing {
  const { products, exclusion } = find(catalog, searchedIn(search));
  const page = shopPage(productsInCategory(products, categoryIn(search)), search.get('page'));
  return { ...page, products: page.products.map(listedProduct), exclusion };
}

/** A search needs `find`: until it is loaded, the query selects undefined. */
export const listingQuery = (search: URLSearchParams, find?: Find) =>
  selectFrom(productsQuery, listingKey(search), (catalog) =>
    searchedIn(search) !== '' && !find ? undefined : listingOf(catalog, search, find),
  );
