import { findCategory } from '#contract/category';
import {
  type CatalogPage,
  paginateCatalog,
  parsePageNumber,
  toProductSummary,
} from '#contract/products/catalog-page';
import type { Product } from '#contract/products/schema';
import { filterByCategory } from '#contract/products/visible-products';
import type { Exclusion, SearchResult } from '#contract/search/search-products';
import { selectFrom } from '../../data/query';
import { productsQuery } from '../product-card/product-queries';

type SearchFunction = (catalog: readonly Product[], text: string) => SearchResult;

export interface Listing extends CatalogPage {
  /** What the search text excludes. */
  readonly exclusion?: Exclusion | undefined;
}

const maxSearchLength = 100;

const returnAll: SearchFunction = (catalog) => ({ products: catalog, onRequest: [], near: [] });

const getCategoryParam = (search: URLSearchParams): string => search.get('category') ?? '';

/** Returns '' if the URL has no search text. */
export const getSearchQuery = (search: URLSearchParams): string =>
  (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxSearchLength);

/** Equal for URLs with the same results. */
function buildListingKey(search: URLSearchParams): string {
  const category = getCategoryParam(search);
  const slug = findCategory(category)?.slug ?? (category.trim() === '' ? 'all' : 'unknown');
  const page = parsePageNumber(search.get('page'));
  return ['listing', slug, page, getSearchQuery(search)].filter(Boolean).join('/');
}

/** Without `searchProducts`, the search text is ignored. */
function buildListing(
  catalog: readonly Product[],
  search: URLSearchParams,
  searchProducts: SearchFunction = returnAll,
): Listing {
  const { products, exclusion } = searchProducts(catalog, getSearchQuery(search));
  const page = paginateCatalog(
    filterByCategory(products, getCategoryParam(search)),
    search.get('page'),
  );
  return { ...page, products: page.products.map(toProductSummary), exclusion };
}

/** For a search, selects undefined until `searchProducts` is loaded. */
export const listingQuery = (search: URLSearchParams, searchProducts?: SearchFunction) =>
  selectFrom(productsQuery, buildListingKey(search), (catalog) =>
    getSearchQuery(search) !== '' && !searchProducts
      ? undefined
      : buildListing(catalog, search, searchProducts),
  );
