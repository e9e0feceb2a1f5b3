import { findCategory } from '#contract/category';
import type { Answer } from '#contract/page';
import { listProducts, type Product } from '#contract/product';
import { productsInCategory, type ShopPage, shopPage, wantedPageNumber } from '#contract/shop-list';

const categoryIn = (search: URLSearchParams): string => search.get('category') ?? '';

/** Names what the shop lists at an address; equal for addresses that list the same. */
export function listingKey(search: URLSearchParams): string {
  const category = categoryIn(search);
  const slug = findCategory(category)?.slug ?? (category.trim() === '' ? 'all' : 'unknown');
  return `listing/${slug}/${wantedPageNumber(search.get('page'))}`;
}

/** What the shop lists at an address. */
export const listingOf = (catalogue: readonly Product[], search: URLSearchParams): ShopPage =>
  shopPage(productsInCategory(catalogue, categoryIn(search)), search.get('page'));

/** The listing a page of the shop brings, in place of the whole catalogue. */
export async function bringListing(search: URLSearchParams, answer: Answer) {
  return { [listingKey(search)]: listingOf(await answer(listProducts, {}), search) };
}
