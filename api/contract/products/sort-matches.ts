import type { CatalogFilter, CatalogSort } from './catalog-filter';
import { getServingRange } from './option-range';
import type { Product } from './schema';
import { getPricePerPerson, listServings } from './servings';
import { sortByFeatured } from './visible-products';

/** A product that a filter has found. */
export interface Match {
  readonly product: Product;
  /** Of the option that fits the people. */
  readonly price: number;
}

/** Computes a key of a product once. */
function memoizeKey(compute: (product: Product) => number): (product: Product) => number {
  const keys = new WeakMap<Product, number>();
  return (product) => {
    const key = keys.get(product) ?? compute(product);
    keys.set(product, key);
    return key;
  };
}

const getBestPricePerPerson = memoizeKey(
  (product) => getPricePerPerson(listServings(product)) ?? Infinity,
);
const getMinPeople = memoizeKey((product) => getServingRange(product)?.from ?? Infinity);
const getCreationTime = memoizeKey(({ createdAt }) => Date.parse(createdAt));

type SortKey = (match: Match, people: number | undefined) => number;

const sortKeys: Readonly<Record<Exclude<CatalogSort, 'featured'>, SortKey>> = {
  price: ({ price }) => price,
  'price-per-person': ({ product, price }, people) =>
    people === undefined ? getBestPricePerPerson(product) : price / people,
  people: ({ product }) => getMinPeople(product),
  newest: ({ product }) => -getCreationTime(product),
};

/** Stable. What isn't known comes last. */
export function sortMatches(
  matches: readonly Match[],
  { sort, people }: CatalogFilter,
  isRanked = false,
): Product[] {
  if (sort === 'featured') {
    const products = matches.map(({ product }) => product);
    return isRanked ? products : sortByFeatured(products);
  }
  const getKey = sortKeys[sort];
  return matches
    .map((match) => ({ product: match.product, key: getKey(match, people) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key - b.key))
    .map(({ product }) => product);
}
