import type { ProductTexts } from '../search/exclude-products';
import type { ProductFacts } from './facts';
import type { ProductEdit } from './input-schema';
import { readFacts } from './read-facts';
import type { Product } from './schema';

/** Facts are read from these texts. */
const sourceFields = [
  'name',
  'description',
  'ingredients',
  'allergens',
  'servingSize',
  'perfectFor',
] as const;

/** A change of these may make confirmed facts wrong. */
const contentFields = ['ingredients', 'allergens'] as const;

type SourceTexts = ProductTexts & Pick<Product, 'servingSize' | 'perfectFor'>;

const hasSameTexts = (
  a: SourceTexts,
  b: SourceTexts,
  fields: readonly (typeof sourceFields)[number][],
): boolean =>
  fields.every(
    (field) =>
      (a[field] ?? '') === (b[field] ?? '') &&
      (a.translations.es?.[field] ?? '') === (b.translations.es?.[field] ?? ''),
  );

/** Missing texts of an edit stay as they are. */
function mergeTexts(fields: ProductEdit, current: Product | undefined): SourceTexts {
  return {
    name: fields.name,
    description: fields.description,
    ingredients: pick(fields.ingredients, current?.ingredients),
    allergens: pick(fields.allergens, current?.allergens),
    materials: pick(fields.materials, current?.materials),
    priceTiers: pick(fields.priceTiers, current?.priceTiers),
    servingSize: pick(fields.servingSize, current?.servingSize),
    perfectFor: pick(fields.perfectFor, current?.perfectFor),
    translations: { es: (fields.translations ?? current?.translations)?.es },
  };
}

const pick = (value: string | null | undefined, current: string | null | undefined) =>
  (value === undefined ? current : value) ?? null;

/** As an empty form. */
const isEmpty = ({ confirmed, serves, ...lists }: ProductFacts): boolean =>
  !confirmed && serves === null && Object.values(lists).every((list) => list.length === 0);

/**
 * Facts that weren't given are read from the texts. Facts that the owner has confirmed stay, but need to be confirmed
 * again once ingredients or allergens differ. `current` is undefined for a new product.
 */
export function resolveFacts(fields: ProductEdit, current: Product | undefined): ProductFacts {
  if (fields.facts && (current || !isEmpty(fields.facts))) return fields.facts;
  const texts = mergeTexts(fields, current);
  if (current?.facts.confirmed) {
    const confirmed = hasSameTexts(texts, current, contentFields);
    return confirmed ? current.facts : { ...current.facts, confirmed };
  }
  const isUnchanged = current && hasSameTexts(texts, current, sourceFields);
  return isUnchanged ? current.facts : readFacts(texts).facts;
}
