import { type Servings, servingsOf } from '#contract/orders/order-validation';
import { isSeat } from '#contract/products/details';
import type { Product } from '#contract/products/schema';
import type { OrderedLine } from './order-request/order-lines';

export interface ServingCount {
  /** Undefined when none of the products says how many it serves. */
  readonly serves: Servings | undefined;
  /** Those that don't say. Seats in a class aren't food and don't count. */
  readonly silent: readonly Product[];
}

/** How many people all of it serves together. */
export function servingCount(lines: readonly OrderedLine[]): ServingCount {
  const silent = lines.filter(({ product }) => !servingsOf(product) && !isSeat(product));
  const servings = lines.flatMap(({ product, quantity }) => {
    const each = servingsOf(product);
    return each ? [{ from: each.from * quantity, to: each.to * quantity }] : [];
  });
  const serves = servings.length === 0 ? undefined : servings.reduce(together);
  return { serves, silent: silent.map(({ product }) => product) };
}

const together = (one: Servings, other: Servings): Servings => ({
  from: one.from + other.from,
  to: one.to + other.to,
});

/** The number of guests somebody typed; undefined when it is none. */
export function parseGuests(written: string): number | undefined {
  const guests = Number(written);
  return /^\d{1,4}$/.test(written.trim()) && guests > 0 ? guests : undefined;
}
