import { findCategory } from '#contract/category';
import {
  type CatalogPage,
  type ProductSummary,
  paginateCatalog,
  parsePageNumber,
  toProductSummary,
} from '#contract/products/catalog-page';
import type { Product } from '#contract/products/schema';
import { filterByCategory } from '#contract/products/visible-products';
import type { Exclusion } from '#contract/search/search-products';
import { selectFrom } from '../../data/query';
import { productsQuery } from '../product-card/product-queries';
import type { Answer, ShopSearch } from '../search/shop-search-result';

export interface Listing extends CatalogPage {
  /** What the search text excludes. */
  readonly exclusion?: Exclusion | undefined;
  readonly answers: readonly Answer[];
  /** On the first page: what matches if the owner leaves something out. */
  readonly onRequest: readonly ProductSummary[];
  /** If nothing matches. */
  readonly near: readonly ProductSummary[];
}

const maxOnRequest = 24;

const maxSearchLength = 100;

const returnAll: ShopSearch = (catalog) => ({
  products: catalog,
  onRequest: [],
  near: [],
  answers: [],
});

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
  searchProducts: ShopSearch = returnAll,
): Listing {
  const { products, onRequest, near, exclusion, answers } = searchProducts(
    catalog,
    getSearchQuery(search),
  );
  const filter = (found: readonly Product[]) => filterByCategory(found, getCategoryParam(search));
  const page = paginateCatalog(filter(products), search.get('page'));
  return {
    ...page,
    products: page.products.map(toProductSummary),
    exclusion,
    answers,
    onRequest:
      page.page === 1 ? filter(onRequest).slice(0, maxOnRequest).map(toProductSummary) : [],
    near: page.total === 0 ? filter(near).map(toProductSummary) : [],
  };
}

/** For a search, selects undefined until `searchProducts` is loaded. */
export const listingQuery = (search: URLSearchParams, searchProducts?: ShopSearch) =>
  selectFrom(productsQuery, buildListingKey(search), (catalog) =>
    getSearchQuery(search) !== '' && !searchProducts
      ? undefined
      : buildListing(catalog, search, searchProducts),
  );
