import type { ProductOption } from './options';
import type { Product } from './schema';

/** Of the cheapest option, for lists; `isStarting` if other options cost more. */
export function getStartingPrice({ price, options }: Pick<Product, 'price' | 'options'>): {
  readonly dollars: number;
  readonly isStarting: boolean;
} {
  const prices = options.length === 0 ? [price] : options.map((option) => option.price);
  const dollars = Math.min(...prices);
  return { dollars, isStarting: dollars < Math.max(...prices) };
}

/** For a product without options. Only what the owner has confirmed counts. */
export const getConfirmedServings = ({
  facts: { serves, confirmed },
}: Pick<Product, 'facts'>): ProductOption['serves'] => (confirmed ? serves : null);

/** From the smallest option to the largest; without options what the confirmed facts say. Null if unknown. */
export function getServingRange({
  options,
  facts,
}: Pick<Product, 'options' | 'facts'>): ProductOption['serves'] {
  const servings = options.flatMap(({ serves }) => serves ?? []);
  if (servings.length === 0) return getConfirmedServings({ facts });
  return {
    from: Math.min(...servings.map(({ from }) => from)),
    to: Math.max(...servings.map(({ to }) => to)),
  };
}
