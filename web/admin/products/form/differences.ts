import type { ProductInput } from '#contract/products/form-schema';
import { baseFields, type ProductPath, spanishFields, toSpanishPath } from './product-fields';

export type Value = string | number | boolean | null;

export interface Difference {
  readonly path: ProductPath;
  readonly yours: Value;
  readonly theirs: Value;
}

/** In the order of the form. */
export function differencesBetween(
  yours: ProductInput,
  theirs: ProductInput,
): readonly Difference[] {
  const all: readonly Difference[] = [
    ...baseFields.map((field) => ({ path: field, yours: yours[field], theirs: theirs[field] })),
    ...spanishFields.map((field) => ({
      path: toSpanishPath(field),
      yours: yours.translations.es?.[field] ?? null,
      theirs: theirs.translations.es?.[field] ?? null,
    })),
  ];
  return all.filter((field) => field.yours !== field.theirs);
}

/** Fields that only the other admin changed: their value wins by default. */
export function findTheirChanges(
  before: ProductInput,
  yours: ProductInput,
  theirs: ProductInput,
): ReadonlySet<ProductPath> {
  const touched = new Set(differencesBetween(before, yours).map(({ path }) => path));
  const differing = differencesBetween(yours, theirs).map(({ path }) => path);
  return new Set(differing.filter((path) => !touched.has(path)));
}

export function mixed(
  yours: ProductInput,
  theirs: ProductInput,
  taken: ReadonlySet<ProductPath>,
): ProductInput {
  const plain = { ...yours };
  for (const field of baseFields) if (taken.has(field)) take(plain, theirs, field);
  const es = { ...yours.translations.es };
  const theirSpanish = theirs.translations.es ?? {};
  for (const field of spanishFields)
    if (taken.has(toSpanishPath(field))) take(es, theirSpanish, field);
  return { ...plain, translations: { es } };
}

function take<T, Field extends keyof T>(into: T, from: T, field: Field): void {
  into[field] = from[field];
}
