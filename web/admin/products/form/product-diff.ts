import type { ProductInput } from '#contract/products/input-schema';
import { baseFields, type ProductPath, spanishFields, toSpanishPath } from './product-fields';

export type ProductFieldValue = string | number | boolean | null;

export interface FieldDifference {
  readonly path: ProductPath;
  readonly yours: ProductFieldValue;
  readonly theirs: ProductFieldValue;
}

/** In the order of the form. */
export function findDifferences(
  yours: ProductInput,
  theirs: ProductInput,
): readonly FieldDifference[] {
  const all: readonly FieldDifference[] = [
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
  base: ProductInput,
  yours: ProductInput,
  theirs: ProductInput,
): ReadonlySet<ProductPath> {
  const changedByYou = new Set(findDifferences(base, yours).map(({ path }) => path));
  const conflicting = findDifferences(yours, theirs).map(({ path }) => path);
  return new Set(conflicting.filter((path) => !changedByYou.has(path)));
}

export function mergeFields(
  yours: ProductInput,
  theirs: ProductInput,
  theirPaths: ReadonlySet<ProductPath>,
): ProductInput {
  const merged = { ...yours };
  for (const field of baseFields) if (theirPaths.has(field)) copyField(merged, theirs, field);
  const es = { ...yours.translations.es };
  const theirSpanish = theirs.translations.es ?? {};
  for (const field of spanishFields)
    if (theirPaths.has(toSpanishPath(field))) copyField(es, theirSpanish, field);
  return { ...merged, translations: { es } };
}

function copyField<T, Field extends keyof T>(into: T, from: T, field: Field): void {
  into[field] = from[field];
}
