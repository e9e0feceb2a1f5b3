import { getStartingPrice } from './option-range';
import type { Product } from './schema';

type ServedProduct = Pick<Product, 'price' | 'options' | 'facts'>;

/** What can be ordered for a number of people. */
export interface Serving {
  readonly price: number;
  readonly serves: { readonly from: number; readonly to: number };
}

/** The options that say how many people they serve; otherwise the product, if the owner has confirmed it. */
export function listServings(product: ServedProduct): readonly Serving[] {
  const servings = product.options.flatMap(({ price, serves }) =>
    serves ? [{ price, serves }] : [],
  );
  const { serves, confirmed } = product.facts;
  if (servings.length > 0 || !serves || !confirmed) return servings;
  return [{ price: getStartingPrice(product).dollars, serves }];
}

/**
 * Price of the cheapest one that is enough for that many people; undefined if they are fewer than the smallest is for,
 * or more than the largest serves. Between two sizes, the larger one fits. Quantities aren't multiplied.
 */
export function findFittingPrice(servings: readonly Serving[], people: number): number | undefined {
  let isEnoughPeople = false;
  let cheapest = Infinity;
  for (const { price, serves } of servings) {
    if (serves.from <= people) isEnoughPeople = true;
    if (serves.to >= people && price < cheapest) cheapest = price;
  }
  return isEnoughPeople && cheapest < Infinity ? cheapest : undefined;
}

/** For so many people, or of the serving that's cheapest per person; undefined if unknown. */
export function getPricePerPerson(
  servings: readonly Serving[],
  people?: number,
): number | undefined {
  if (people !== undefined) {
    const price = findFittingPrice(servings, people);
    return price === undefined ? undefined : price / people;
  }
  const prices = servings.map(({ price, serves }) => price / serves.to);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
