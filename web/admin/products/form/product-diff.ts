import { serializeCheckedTexts } from '#contract/products/checked-texts';
import { emptyFacts } from '#contract/products/facts';
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
    { path: 'options', yours: serializeOptions(yours), theirs: serializeOptions(theirs) },
    { path: 'facts', yours: serializeFacts(yours), theirs: serializeFacts(theirs) },
    ...spanishFields.map((field) => ({
      path: toSpanishPath(field),
      yours: yours.translations.es?.[field] ?? null,
      theirs: theirs.translations.es?.[field] ?? null,
    })),
  ];
  const derived = hasOptions(yours) && hasOptions(theirs) ? derivedPaths : [];
  return all.filter((field) => field.yours !== field.theirs && !derived.includes(field.path));
}

/** Written from the options, where there are any. */
const derivedPaths: readonly ProductPath[] = ['price', 'priceTiers', toSpanishPath('priceTiers')];

const hasOptions = ({ options = [] }: Pick<ProductInput, 'options'>): boolean => options.length > 0;

/** As JSON with properties in one order, so that they can be compared. */
const serializeOptions = ({ options = [] }: Pick<ProductInput, 'options'>): string | null =>
  options.length === 0
    ? null
    : JSON.stringify(
        options.map(({ key, name, price, serves, stock, isDefault, quantityPrices }) => ({
          key,
          name: { en: name.en, es: name.es },
          price,
          serves: serves && { from: serves.from, to: serves.to },
          stock,
          isDefault,
          quantityPrices: quantityPrices.map((tier) => ({
            minQuantity: tier.minQuantity,
            price: tier.price,
          })),
        })),
      );

const serializeFacts = ({ facts = emptyFacts }: Pick<ProductInput, 'facts'>): string =>
  JSON.stringify({
    contains: facts.contains,
    mayContain: facts.mayContain,
    diets: facts.diets,
    canBeLeftOut: facts.canBeLeftOut,
    occasions: facts.occasions,
    serves: facts.serves && { from: facts.serves.from, to: facts.serves.to },
    confirmed: facts.confirmed,
  });

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

/** Facts that were checked against other texts than those that they're merged with aren't confirmed. */
export function mergeFields(
  yours: ProductInput,
  theirs: ProductInput,
  theirPaths: ReadonlySet<ProductPath>,
): ProductInput {
  const merged = mergeValues(yours, theirs, theirPaths);
  const checked = theirPaths.has('facts') ? theirs : yours;
  if (!checked.facts || serializeCheckedTexts(merged) === serializeCheckedTexts(checked))
    return merged;
  return { ...merged, facts: { ...checked.facts, confirmed: false }, factsMatchTexts: false };
}

function mergeValues(
  yours: ProductInput,
  theirs: ProductInput,
  theirPaths: ReadonlySet<ProductPath>,
): ProductInput {
  const merged = { ...yours };
  for (const field of baseFields) if (theirPaths.has(field)) copyField(merged, theirs, field);
  if (theirPaths.has('options')) merged.options = theirs.options;
  if (theirPaths.has('facts')) merged.facts = theirs.facts;
  const es = { ...yours.translations.es };
  const theirSpanish = theirs.translations.es ?? {};
  for (const field of spanishFields)
    if (theirPaths.has(toSpanishPath(field))) copyField(es, theirSpanish, field);
  return { ...merged, translations: { es } };
}

function copyField<T, Field extends keyof T>(into: T, from: T, field: Field): void {
  into[field] = from[field];
}
