import type { CatalogFilter, CatalogSort } from './catalog-filter';
import type { IndexedProduct } from './indexed-product';
import type { Product } from './schema';
import { sortByFeatured } from './visible-products';

/** A product that a filter has found. */
export interface Match {
  readonly entry: IndexedProduct;
  /** Of the option that fits the people. */
  readonly price: number;
}

type SortKey = (match: Match, people: number | undefined) => number;

const sortKeys: Readonly<Record<Exclude<CatalogSort, 'featured'>, SortKey>> = {
  price: ({ price }) => price,
  'price-per-person': ({ entry, price }, people) =>
    people === undefined ? entry.pricePerPerson : price / people,
  people: ({ entry }) => entry.minPeople,
  newest: ({ entry }) => -entry.createdAt,
};

/** Stable. What isn't known comes last. */
export function sortMatches(
  matches: readonly Match[],
  { sort, people }: CatalogFilter,
  isRanked = false,
): Product[] {
  if (sort === 'featured') {
    const products = matches.map(({ entry }) => entry.product);
    return isRanked ? products : sortByFeatured(products);
  }
  const getKey = sortKeys[sort];
  return matches
    .map((match) => ({ product: match.entry.product, key: getKey(match, people) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key - b.key))
    .map(({ product }) => product);
}
