import { getConfirmedServings, getStartingPrice } from './option-range';
import type { Product } from './schema';

type ServedProduct = Pick<Product, 'price' | 'options' | 'facts'>;

/** What can be ordered for a number of people. */
export interface Serving {
  /** Of the option; undefined for the product itself. */
  readonly key?: string | undefined;
  readonly price: number;
  readonly serves: { readonly from: number; readonly to: number };
}

/** The options that say how many people they serve; otherwise the product, if the owner has confirmed it. */
export function listServings(product: ServedProduct): readonly Serving[] {
  const servings = product.options.flatMap(({ key, price, serves }) =>
    serves ? [{ key, price, serves }] : [],
  );
  const serves = getConfirmedServings(product);
  if (servings.length > 0 || !serves) return servings;
  return [{ price: getStartingPrice(product).dollars, serves }];
}

/**
 * Those that are enough for so many people; none if the people are fewer than the smallest is for. Between two sizes,
 * the larger one fits. Quantities aren't multiplied.
 */
export const listFittingServings = (
  servings: readonly Serving[],
  people: number,
): readonly Serving[] =>
  servings.some(({ serves }) => serves.from <= people)
    ? servings.filter(({ serves }) => serves.to >= people)
    : [];

/** The cheapest one. */
export const findFittingServing = (
  servings: readonly Serving[],
  people: number,
): Serving | undefined =>
  listFittingServings(servings, people).reduce<Serving | undefined>(
    (cheapest, serving) => (cheapest && cheapest.price <= serving.price ? cheapest : serving),
    undefined,
  );

/** Of the serving that's cheapest per person; undefined if unknown. */
export function getPricePerPerson(servings: readonly Serving[]): number | undefined {
  const prices = servings.map(({ price, serves }) => price / serves.to);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** What a card offers to so many people. */
export interface Offer {
  readonly people: number;
  readonly dollars: number;
  /** Key of the option. */
  readonly size: string | undefined;
}

export function findOffer(product: ServedProduct, people: number): Offer | undefined {
  const serving = findFittingServing(listServings(product), people);
  return serving && { people, dollars: serving.price, size: serving.key };
}
