import { checkedFields, type ProductTexts } from '../search/exclude-products';
import { serializeCheckedTexts } from './checked-texts';
import type { ProductFacts } from './facts';
import type { ProductEdit } from './input-schema';
import { readFacts } from './read-facts';
import type { Product } from './schema';

/** Facts are read from these texts. */
const sourceFields = [...checkedFields, 'servingSize', 'perfectFor'] as const;

type SourceTexts = ProductTexts & Pick<Product, 'servingSize' | 'perfectFor' | 'options'>;

const hasSameSources = (a: SourceTexts, b: SourceTexts): boolean =>
  sourceFields.every(
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
    options: fields.options ?? current?.options ?? [],
    translations: { es: (fields.translations ?? current?.translations)?.es },
  };
}

const pick = (value: string | null | undefined, current: string | null | undefined) =>
  (value === undefined ? current : value) ?? null;

/** As an empty form. */
const isEmpty = ({ confirmed, serves, ...lists }: ProductFacts): boolean =>
  !confirmed && serves === null && Object.values(lists).every((list) => list.length === 0);

const contentLists = ['contains', 'mayContain', 'diets', 'canBeLeftOut'] as const;

const hasSameContents = (a: ProductFacts, b: ProductFacts): boolean =>
  contentLists.every((list) => a[list].toSorted().join() === b[list].toSorted().join());

/**
 * Facts that weren't given are read from the texts. Confirmed facts stay, but need to be confirmed again once a text
 * that search checks differs: clients, forms and files send facts back that they haven't looked at. Facts that are
 * confirmed for the first time weren't sent back. `current` is undefined for a new product.
 */
export function resolveFacts(fields: ProductEdit, current: Product | undefined): ProductFacts {
  const texts = mergeTexts(fields, current);
  const given = fields.facts && (current || !isEmpty(fields.facts)) ? fields.facts : undefined;
  const facts = given ?? (current?.facts.confirmed ? current.facts : undefined);
  if (!facts) {
    const isUnchanged = current && hasSameSources(texts, current);
    return isUnchanged ? current.facts : readFacts(texts).facts;
  }
  const isOutdated =
    current?.facts.confirmed === true &&
    serializeCheckedTexts(texts) !== serializeCheckedTexts(current) &&
    hasSameContents(facts, current.facts);
  const isChecked = given !== undefined && fields.factsMatchTexts === true;
  return isOutdated && !isChecked ? { ...facts, confirmed: false } : facts;
}
