import * as v from 'valibot';
import type { Product } from '#contract/products/schema';
import { problemOf } from '../../../data/response-problem';

/** What makes something the shop answers a product; the rest is believed, as in every other answer. */
const versioned = v.looseObject({ id: v.number(), version: v.number() });

const isProduct = (current: unknown): current is Product => v.is(versioned, current);

/** The product as somebody else has saved it, where a save was refused because of that. */
export function currentIn(fault: unknown): Product | undefined {
  const current = problemOf(fault)?.current;
  return isProduct(current) ? current : undefined;
}
