import { languages } from '#contract/core/language';
import type { Product } from '#contract/products/schema';
import type { TranslatedField } from '#contract/products/text-fields';
import type { Substance } from './substances';
import { buildWordsPattern, normalizeWords } from './word-match';

/** Fields whose mentions always count, unlike name and description. */
const contentFields = ['ingredients', 'allergens', 'materials', 'priceTiers'] as const;
const proseFields = ['name', 'description'] as const;
/** All fields that are checked for excluded substances. */
export const checkedFields: readonly TranslatedField[] = [...proseFields, ...contentFields];

/** Placeholder values of fields without information. */
const noInformation =
  /^(?:(?:allergen )?information not available|not available|unknown|n ?a|none listed|tbd|to be confirmed|informacion no disponible|no disponible|desconocidos?|sin informacion|por confirmar|varies|varia)?$/;

/** The field's text in each language, without falling back to the other language. */
const getOwnTexts = (product: Product, field: TranslatedField): readonly string[] =>
  languages.map((language) =>
    normalizeWords((language === 'es' ? product.translations.es?.[field] : product[field]) ?? ''),
  );

/** A placeholder in any language counts as unknown. */
function hasInformation(product: Product, field: TranslatedField): boolean {
  const texts = getOwnTexts(product, field).filter((text) => text !== '');
  return texts.length > 0 && !texts.some((text) => noInformation.test(text));
}

interface Patterns {
  readonly mention: RegExp;
  /** Negated mentions, which don't count in prose: 'no meat', 'nut free', 'pan no lleva'. */
  readonly denial: RegExp;
}

const patterns = new WeakMap<Substance, Patterns>();

function getPatterns(substance: Substance): Patterns {
  const cached = patterns.get(substance);
  if (cached) return cached;
  const { terms, foods, mentions } = substance;
  const wordsPatternSource = buildWordsPattern([...terms, ...foods, ...mentions]);
  const before =
    'no|without|sin|ni|nor|free of|free from|libre de|nada de|no lleva|no llevan|no contiene|no hay';
  const after = 'free|no lleva|no llevan';
  const newPatterns = {
    mention: new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsPatternSource})(?![\\p{L}\\p{N}])`, 'u'),
    denial: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:${before})\\s(?:any\\s)?(?:${wordsPatternSource})|(?:${wordsPatternSource})\\s(?:${after}))(?![\\p{L}\\p{N}])`,
      'gu',
    ),
  };
  patterns.set(substance, newPatterns);
  return newPatterns;
}

const verdicts = new WeakMap<Product, Map<Substance, boolean>>();

function computeMayContain(product: Product, substance: Substance): boolean {
  if (!hasInformation(product, substance.allergen ? 'allergens' : 'ingredients')) return true;
  const { mention, denial } = getPatterns(substance);
  return (
    contentFields.some((field) => getOwnTexts(product, field).some((text) => mention.test(text))) ||
    proseFields.some((field) =>
      getOwnTexts(product, field).some((text) => mention.test(text.replace(denial, ' '))),
    )
  );
}

/**
 * True if any text mentions the substance, in either language, or if the information that could rule it out is missing.
 */
export function mayContain(product: Product, substance: Substance): boolean {
  const cached = verdicts.get(product) ?? new Map<Substance, boolean>();
  verdicts.set(product, cached);
  const verdict = cached.get(substance) ?? computeMayContain(product, substance);
  cached.set(substance, verdict);
  return verdict;
}

export const listsAsIngredient = (product: Product, substance: Substance): boolean =>
  getOwnTexts(product, 'ingredients').some((text) => getPatterns(substance).mention.test(text));
