import { languages } from '../core/language';
import type { Diet } from '../products/diets';
import type { ProductFacts } from '../products/facts';
import type { Product } from '../products/schema';
import { getSuitability, type Suitability } from '../products/suitability';
import type { Substance, SubstanceFacts } from './substances';
import { buildWordsPattern, createWordsRegex, normalizeWords } from './word-match';

/** A mention in these fields always counts, even a negated one. */
const contentFields = ['ingredients', 'allergens', 'materials', 'priceTiers'] as const;
const proseFields = ['name', 'description'] as const;
/** All fields that are checked for excluded substances. */
export const checkedFields = [...proseFields, ...contentFields] as const;

type CheckedField = (typeof checkedFields)[number];

/** What is known of a product's contents. */
type ProductContents = Pick<Product, CheckedField | 'translations' | 'facts'>;
export type ProductTexts = Omit<ProductContents, 'facts'>;

/** Placeholder values of fields without information. */
const noInformation =
  /^(?:(?:allergen )?information not available|not available|unknown|n ?a|none listed|tbd|to be confirmed|informacion no disponible|no disponible|desconocidos?|sin informacion|por confirmar|varies|varia)?$/;

/** The field's text in each language, without falling back to the other language. */
const getTextsPerLanguage = (product: ProductTexts, field: CheckedField): readonly string[] =>
  languages.map((language) =>
    normalizeWords((language === 'es' ? product.translations.es?.[field] : product[field]) ?? ''),
  );

/** A placeholder in any language counts as unknown. */
function hasInformation(product: ProductTexts, field: CheckedField): boolean {
  const texts = getTextsPerLanguage(product, field).filter((text) => text !== '');
  return texts.length > 0 && !texts.some((text) => noInformation.test(text));
}

interface Patterns {
  readonly mention: RegExp;
  /** Ignored in prose: 'no meat', 'nut free', 'pan no lleva'. */
  readonly negatedMention: RegExp;
}

const patterns = new WeakMap<Substance, Patterns>();

function getPatterns(substance: Substance): Patterns {
  const cached = patterns.get(substance);
  if (cached) return cached;
  const { terms, foods, mentions } = substance;
  const wordsPatternSource = buildWordsPattern([...terms, ...foods, ...mentions]);
  const negationsBefore =
    'no|without|sin|ni|nor|free of|free from|libre de|nada de|no lleva|no llevan|no contiene|no hay';
  const negationsAfter = 'free|no lleva|no llevan';
  const newPatterns = {
    mention: createWordsRegex(wordsPatternSource),
    negatedMention: createWordsRegex(
      `(?:${negationsBefore}) (?:any )?(?:${wordsPatternSource})|(?:${wordsPatternSource}) (?:${negationsAfter})`,
      'g',
    ),
  };
  patterns.set(substance, newPatterns);
  return newPatterns;
}

const mayContainCache = new WeakMap<ProductTexts, Map<Substance, boolean>>();

function computeMayContain(product: ProductTexts, substance: Substance): boolean {
  if (!hasInformation(product, substance.isAllergen ? 'allergens' : 'ingredients')) return true;
  const { mention, negatedMention } = getPatterns(substance);
  return (
    contentFields.some((field) =>
      getTextsPerLanguage(product, field).some((text) => mention.test(text)),
    ) ||
    proseFields.some((field) =>
      getTextsPerLanguage(product, field).some((text) =>
        mention.test(text.replace(negatedMention, ' ')),
      ),
    )
  );
}

/**
 * True if any text mentions the substance, in either language, or if the information that could rule it out is missing.
 */
export function mayContain(product: ProductTexts, substance: Substance): boolean {
  const cached = mayContainCache.get(product) ?? new Map<Substance, boolean>();
  mayContainCache.set(product, cached);
  const result = cached.get(substance) ?? computeMayContain(product, substance);
  cached.set(substance, result);
  return result;
}

export const listsAsIngredient = (product: ProductTexts, substance: Substance): boolean =>
  getTextsPerLanguage(product, 'ingredients').some((text) =>
    getPatterns(substance).mention.test(text),
  );

const isRemovable = ({ facts }: ProductContents, substance: Substance): boolean => {
  const { allergens = [], diet, removables = allergens } = substance.facts ?? {};
  return diet
    ? removables.some((removable) => facts.canBeLeftOut.includes(removable))
    : getSuitability({ facts }, { without: allergens, diets: [] }) === 'on-request';
};

const seafood = ['fish', 'shellfish'] as const;

/** Any one of them is enough. */
function listDiets({ diet, dietWithSeafood }: SubstanceFacts, { contains }: ProductFacts): Diet[] {
  const hasSeafood = seafood.some((allergen) => contains.includes(allergen));
  return [diet, hasSeafood ? dietWithSeafood : undefined].filter((own) => own !== undefined);
}

function isFree({ facts }: ProductContents, substanceFacts: SubstanceFacts): boolean {
  const { allergens = [], diet } = substanceFacts;
  return (
    getSuitability({ facts }, { without: allergens, diets: [] }) === 'yes' &&
    (!diet || listDiets(substanceFacts, facts).some((own) => facts.diets.includes(own)))
  );
}

/** Facts that are not confirmed are never safe. */
function gradeByFacts(product: ProductContents, substance: Substance): Suitability {
  const { facts } = product;
  if (!facts.confirmed && (substance.isAllergen || substance.facts)) return 'no';
  if (!substance.facts) return 'yes';
  if (isFree(product, substance.facts)) return 'yes';
  return isRemovable(product, substance) ? 'on-request' : 'no';
}

/** If the texts mention what the facts deny, the texts are right. */
function gradeByTexts(product: ProductContents, substance: Substance): Suitability {
  if (!mayContain(product, substance)) return 'yes';
  return substance.facts && isRemovable(product, substance) ? 'on-request' : 'no';
}

interface ContentRequirements {
  readonly excludedSubstances: readonly Substance[];
  readonly diets: readonly Diet[];
}

/**
 * 'yes' only if the confirmed facts and all texts agree that it's free of all substances; 'on-request' if the owner
 * leaves them out. The facts come first: texts take a hundred times as long.
 */
export function gradeProduct(
  product: ProductContents,
  { excludedSubstances, diets }: ContentRequirements,
): Suitability {
  const grades = excludedSubstances.map((substance) => gradeByFacts(product, substance));
  if (diets.length > 0) grades.push(getSuitability(product, { without: [], diets }));
  if (grades.includes('no')) return 'no';
  let isOnRequest = grades.includes('on-request');
  for (const [index, substance] of excludedSubstances.entries()) {
    const grade = grades[index] === 'yes' ? gradeByTexts(product, substance) : 'on-request';
    if (grade === 'no') return 'no';
    if (grade === 'on-request') isOnRequest = true;
  }
  return isOnRequest ? 'on-request' : 'yes';
}
