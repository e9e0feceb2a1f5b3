import * as v from 'valibot';
import type { Product } from '#contract/products/schema';
import { parseProblem } from '../../../data/parse-problem';

/** Checks only what identifies a product; like all responses, the rest is trusted. */
const versionedSchema = v.looseObject({ id: v.number(), version: v.number() });

const isProduct = (current: unknown): current is Product => v.is(versionedSchema, current);

/** The product as another admin saved it, if a save failed with 409. */
export function parseCurrentVersion(error: unknown): Product | undefined {
  const current = parseProblem(error)?.current;
  return isProduct(current) ? current : undefined;
}
