import { getItemServings, type Servings } from '#contract/orders/order-validation';
import { orderLimits } from '#contract/orders/rules';
import { isSeat } from '#contract/products/product-kind';
import type { Product } from '#contract/products/schema';
import type { LineItem } from '../order-request/line-items';

interface ServingEstimate {
  /** Undefined if no product has a serving size. */
  readonly totalServings: Servings | undefined;
  /** Products without a serving size, except class seats, which aren't food. */
  readonly productsWithoutServings: readonly Product[];
}

export function estimateServings(lines: readonly LineItem[]): ServingEstimate {
  const productsWithoutServings = lines.filter(
    ({ product, option }) => !getItemServings(product, option) && !isSeat(product),
  );
  const servings = lines.flatMap(({ product, option, quantity }) => {
    const servingsPerUnit = isSeat(product) ? undefined : getItemServings(product, option);
    return servingsPerUnit
      ? [{ from: servingsPerUnit.from * quantity, to: servingsPerUnit.to * quantity }]
      : [];
  });
  const totalServings = servings.length === 0 ? undefined : servings.reduce(addServings);
  return {
    totalServings,
    productsWithoutServings: productsWithoutServings.map(({ product }) => product),
  };
}

const addServings = (one: Servings, other: Servings): Servings => ({
  from: one.from + other.from,
  to: one.to + other.to,
});

/** Returns undefined unless the input is a whole number that an order accepts. */
export function parseGuestCount(input: string): number | undefined {
  const guests = Number(input);
  const isPossible = /^\d+$/.test(input.trim()) && guests > 0 && guests <= orderLimits.guests;
  return isPossible ? guests : undefined;
}
