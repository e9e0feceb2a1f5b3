import * as v from 'valibot';
import { type Product, product } from '#contract/product';
import { problemIn } from '../../../data/write';

/** The product as somebody else has saved it, where a save was refused because of that. */
export function currentIn(fault: unknown): Product | undefined {
  const { success, output } = v.safeParse(product, problemIn(fault)?.current);
  return success ? output : undefined;
}
