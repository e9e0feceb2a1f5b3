import { getServingRange, getStartingPrice } from '../products/option-range';
import type { Product } from '../products/schema';
import { listFittingServings, listServings } from '../products/servings';
import type { SearchReading } from './read-search';

/** Tells whether the search names people or a price. */
export const hasNumbers = ({
  people,
  maxPrice,
  minPrice,
  maxPricePerPerson,
}: SearchReading): boolean =>
  [people, maxPrice, minPrice, maxPricePerPerson].some((value) => value !== undefined);

/** The lowest price that fits the numbers of the search; undefined if there is none. */
export function findFittingPrice(product: Product, reading: SearchReading): number | undefined {
  const { people, maxPrice = Number.POSITIVE_INFINITY, minPrice = 0, maxPricePerPerson } = reading;
  const isServed = people !== undefined || maxPricePerPerson !== undefined;
  const all = listServings(product);
  const servings = people === undefined ? all : listFittingServings(all, people);
  const offers = isServed
    ? servings
        .filter(
          ({ price, serves }) =>
            price / serves.to <= (maxPricePerPerson ?? Number.POSITIVE_INFINITY),
        )
        .map(({ price }) => price)
    : [product.price, ...product.options.map(({ price }) => price)];
  const prices = offers.filter((price) => price >= minPrice && price <= maxPrice);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** People that the smallest size for so many serves. */
const getTightestServing = (product: Product, people: number): number =>
  Math.min(...listFittingServings(listServings(product), people).map(({ serves }) => serves.to));

/** The tightest serving first, then the lowest price. */
export function sortByNumbers(products: readonly Product[], reading: SearchReading): Product[] {
  const { people } = reading;
  const rank = new Map(
    products.map((product) => [
      product,
      {
        serving: people === undefined ? 0 : getTightestServing(product, people),
        price: findFittingPrice(product, reading) ?? product.price,
      },
    ]),
  );
  return [...products].sort((a, b) => {
    const [first, second] = [rank.get(a), rank.get(b)];
    if (!first || !second) return 0;
    return first.serving === second.serving
      ? first.price - second.price
      : first.serving - second.serving;
  });
}

/** How far a product is from the people and the price, as a share of them. */
export function getDistance(product: Product, reading: SearchReading): number {
  const { people, maxPrice, minPrice } = reading;
  const range = getServingRange(product);
  const { dollars } = getStartingPrice(product);
  let distance = 0;
  if (people !== undefined)
    distance += range ? Math.max(range.from - people, people - range.to, 0) / people : 2;
  if (maxPrice !== undefined && maxPrice > 0)
    distance += Math.max(0, dollars - maxPrice) / maxPrice;
  if (minPrice !== undefined && minPrice > 0)
    distance += Math.max(0, minPrice - product.price) / minPrice;
  return distance;
}
