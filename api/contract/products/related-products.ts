import { getServingRange } from './option-range';
import type { Product } from './schema';
import { getStockLevel } from './stock-level';
import { isVisible } from './visible-products';

/** For 'You Might Also Like'. */
const relatedCount = 4;

/**
 * Those for the same occasions and as many people first, then the same category, then the rest of the catalog, each with
 * what is in stock first.
 */
export function findRelatedProducts(product: Product, catalog: readonly Product[]): Product[] {
  return catalog
    .filter((candidate) => candidate.id !== product.id && isVisible(candidate))
    .map((candidate) => ({ candidate, ranks: rank(product, candidate) }))
    .sort((a, b) => compareRanks(a.ranks, b.ranks))
    .slice(0, relatedCount)
    .map(({ candidate }) => candidate);
}

/** The most important first; higher is closer. */
const rank = (product: Product, candidate: Product): readonly number[] => [
  countSharedOccasions(product, candidate),
  Number(haveSharedServings(product, candidate)),
  Number(candidate.category === product.category),
  Number(getStockLevel(candidate) !== 'out-of-stock'),
];

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, position) => value !== b[position]);
  return (b[index] ?? 0) - (a[index] ?? 0);
}

const countSharedOccasions = ({ facts }: Product, other: Product): number =>
  facts.occasions.filter((occasion) => other.facts.occasions.includes(occasion)).length;

function haveSharedServings(product: Product, other: Product): boolean {
  const servings = getServingRange(product);
  const otherServings = getServingRange(other);
  return (
    servings !== null &&
    otherServings !== null &&
    servings.from <= otherServings.to &&
    otherServings.from <= servings.to
  );
}
