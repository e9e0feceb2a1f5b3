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
const ownTexts = (product: Product, field: TranslatedField): readonly string[] =>
  languages.map((language) =>
    normalizeWords((language === 'es' ? product.translations.es?.[field] : product[field]) ?? ''),
  );

/** A placeholder in any language counts as unknown. */
function isKnown(product: Product, field: TranslatedField): boolean {
  const written = ownTexts(product, field).filter((text) => text !== '');
  return written.length > 0 && !written.some((text) => noInformation.test(text));
}

interface Patterns {
  readonly mention: RegExp;
  /** Negated mentions, which don't count in prose: 'no meat', 'nut free', 'pan no lleva'. */
  readonly denial: RegExp;
}

const patterns = new WeakMap<Substance, Patterns>();

function patternsFor(substance: Substance): Patterns {
  const known = patterns.get(substance);
  if (known) return known;
  const { terms, foods, mentions } = substance;
  const wordsPatternSource = buildWordsPattern([...terms, ...foods, ...mentions]);
  const before =
    'no|without|sin|ni|nor|free of|free from|libre de|nada de|no lleva|no llevan|no contiene|no hay';
  const after = 'free|no lleva|no llevan';
  const made = {
    mention: new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsPatternSource})(?![\\p{L}\\p{N}])`, 'u'),
    denial: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:${before})\\s(?:any\\s)?(?:${wordsPatternSource})|(?:${wordsPatternSource})\\s(?:${after}))(?![\\p{L}\\p{N}])`,
      'gu',
    ),
  };
  patterns.set(substance, made);
  return made;
}

const verdicts = new WeakMap<Product, Map<Substance, boolean>>();

function judge(product: Product, substance: Substance): boolean {
  if (!isKnown(product, substance.allergen ? 'allergens' : 'ingredients')) return true;
  const { mention, denial } = patternsFor(substance);
  return (
    contentFields.some((field) => ownTexts(product, field).some((text) => mention.test(text))) ||
    proseFields.some((field) =>
      ownTexts(product, field).some((text) => mention.test(text.replace(denial, ' '))),
    )
  );
}

/**
 * True if any text mentions the substance, in either language, or if the information that could rule it out is missing.
 */
export function mayContain(product: Product, substance: Substance): boolean {
  const known = verdicts.get(product) ?? new Map<Substance, boolean>();
  verdicts.set(product, known);
  const verdict = known.get(substance) ?? judge(product, substance);
  known.set(substance, verdict);
  return verdict;
}

export const listsAsIngredient = (product: Product, substance: Substance): boolean =>
  ownTexts(product, 'ingredients').some((text) => patternsFor(substance).mention.test(text));
