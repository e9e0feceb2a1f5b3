import { findCategory } from '#contract/category';
import type { Answer } from '#contract/page';
import { listProducts, type Product } from '#contract/product';
import {
  listedProduct,
  productsInCategory,
  type ShopPage,
  shopPage,
  wantedPageNumber,
} from '#contract/shop-list';
import { loadSearch } from '../search/load-search';

/** Finds products by what somebody wrote, the likeliest first. */
type Find = (catalogue: readonly Product[], written: string) => readonly Product[];

/** Letters of a search that are read. */
const longestSearch = 100;

const everything: Find = (catalogue) => catalogue;

const categoryIn = (search: URLSearchParams): string => search.get('category') ?? '';

/** What an address searches for; '' when it searches for nothing. */
export const searchedIn = (search: URLSearchParams): string =>
  (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestSearch);

/** Names what the shop lists at an address; equal for addresses that list the same. */
export function listingKey(search: URLSearchParams): string {
  const category = categoryIn(search);
  const slug = findCategory(category)?.slug ?? (category.trim() === '' ? 'all' : 'unknown');
  const page = wantedPageNumber(search.get('page'));
  return ['listing', slug, page, searchedIn(search)].filter(Boolean).join('/');
}

/** What the shop lists at an address; one that searches for something takes a way to find it. */
export function listingOf(
  catalogue: readonly Product[],
  search: URLSearchParams,
  find: Find = everything,
): ShopPage {
  const found = find(catalogue, searchedIn(search));
  return shopPage(productsInCategory(found, categoryIn(search)), search.get('page'));
}

/** The listing a page of the shop brings, in place of the whole catalogue. */
export async function bringListing(search: URLSearchParams, answer: Answer) {
  const searches = searchedIn(search) !== '';
  const find = searches ? (await loadSearch()).searchProducts : everything;
  const listing = listingOf(await answer(listProducts, {}), search, find);
  return { [listingKey(search)]: { ...listing, products: listing.products.map(listedProduct) } };
}
