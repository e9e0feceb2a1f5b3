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

type Find = (catalogue: readonly Product[], written: string) => SearchResult;

export interface Listing extends ShopPage {
  /** What the search asks to be without. */
  readonly exclusion?: Exclusion | undefined;
}

/** Letters of a search that are read. */
const longestSearch = 100;

const everything: Find = (catalogue) => ({ products: catalogue });

const categoryIn = (search: URLSearchParams): string => search.get('category') ?? '';

/** What an address searches for; '' when it searches for nothing. */
export const searchedIn = (search: URLSearchParams): string =>
  (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestSearch);

/** Names what the shop lists at an address; equal for addresses that list the same. */
function listingKey(search: URLSearchParams): string {
  const category = categoryIn(search);
  const slug = findCategory(category)?.slug ?? (category.trim() === '' ? 'all' : 'unknown');
  const page = wantedPageNumber(search.get('page'));
  return ['listing', slug, page, searchedIn(search)].filter(Boolean).join('/');
}

/** What the shop lists at an address; one that searches for something takes a way to find it. */
function listingOf(
  catalogue: readonly Product[],
  search: URLSearchParams,
  find: Find = everything,
): Listing {
  const { products, exclusion } = find(catalogue, searchedIn(search));
  const page = shopPage(productsInCategory(products, categoryIn(search)), search.get('page'));
  return { ...page, products: page.products.map(listedProduct), exclusion };
}

/** What the shop lists at a URL. A search takes a way to find: without it, nothing is known yet. */
export const listingQuery = (search: URLSearchParams, find?: Find) =>
  selectFrom(productsQuery, listingKey(search), (catalogue) =>
    searchedIn(search) !== '' && !find ? undefined : listingOf(catalogue, search, find),
  );
