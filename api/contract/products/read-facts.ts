import { mayContain, type ProductTexts } from '../search/exclude-products';
import { findSubstanceByName, type Substance } from '../search/substances';
import { buildWordsPattern, createWordsRegex, normalizeWords } from '../search/word-match';
import { type Allergen, allergens } from './allergens';
import { type Diet, diets } from './diets';
import { type Occasion, occasions } from './fact-names';
import { emptyFacts, type ProductFacts } from './facts';
import { optionLimits } from './limits';
import { parseServings } from './parse-servings';

type TextField = 'allergens' | 'servingSize' | 'perfectFor';

interface UnreadText {
  readonly field: TextField;
  /** '' if the field is empty. */
  readonly text: string;
}

interface ReadFacts {
  /** Never confirmed: reading is a suggestion to the owner. */
  readonly facts: ProductFacts;
  /** What no fact says, in the words of the product. */
  readonly unread: readonly UnreadText[];
}

const allergenSubstances: Readonly<Record<Allergen, Substance>> = {
  milk: findSubstanceByName('dairy'),
  eggs: findSubstanceByName('eggs'),
  fish: findSubstanceByName('fish'),
  shellfish: findSubstanceByName('shellfish'),
  'tree-nuts': findSubstanceByName('nuts'),
  peanuts: findSubstanceByName('peanuts'),
  wheat: findSubstanceByName('gluten'),
  soy: findSubstanceByName('soy'),
  sesame: findSubstanceByName('sesame'),
};

const forbiddenByDiet: Readonly<Record<Diet, readonly Substance[]>> = {
  vegetarian: ['meat', 'fish', 'shellfish'].map(findSubstanceByName),
  'no-pork': [findSubstanceByName('pork')],
  'no-gluten': [findSubstanceByName('gluten')],
  'no-alcohol': [findSubstanceByName('alcohol')],
};

/** Words of occasions in both languages, without accents. */
const occasionWords: Readonly<Record<Occasion, readonly string[]>> = {
  birthday: ['birthday', 'cumpleanos'],
  dinner: ['dinner', 'game night', 'friends', 'cena', 'sobremesa', 'tasting', 'cata', 'lunches'],
  wedding: ['wedding', 'engagement', 'boda', 'pedida de mano'],
  quinceanera: ['quinceanera'],
  shower: ['shower', 'despedida'],
  office: ['office', 'company', 'work', 'client', 'boss', 'oficina', 'empresa', 'trabajo'],
  graduation: ['graduation', 'school', 'graduacion', 'escuela'],
  holidays: ['holiday', 'christmas', 'posada', 'thanksgiving', 'new year', 'navidad'],
  brunch: ['brunch', 'morning', 'slow sunday', 'manana'],
  'date-night': ['anniversary', 'anniversaries', 'first date', 'quiet friday', 'aniversario'],
  outdoors: ['outdoor', 'picnic', 'park', 'aire libre', 'parque'],
  gift: ['thank', 'gift', 'neighbor', 'housewarming', 'parents', 'regalo', 'dar las gracias'],
};

const toPattern = (words: readonly string[]): RegExp => createWordsRegex(buildWordsPattern(words));

const occasionPatterns = new Map(
  occasions.map((occasion) => [occasion, toPattern(occasionWords[occasion])]),
);

const allergenPatterns = new Map(
  allergens.map((allergen) => {
    const { terms, foods } = allergenSubstances[allergen];
    return [allergen, toPattern([...terms, ...foods])];
  }),
);

/** Listed by many kitchens, but none of the nine major allergens. */
const otherAllergens = toPattern([
  'mustard',
  'mostaza',
  'sulfite',
  'sulphite',
  'sulfito',
  'celery',
  'apio',
]);

const traceWords = /\b(?:may contain|traces?|kitchen|puede contener|trazas?|cocina)\b/;

const noAllergens = /^(?:none|no allergens|ninguno|sin alergenos)$/;

const findAll = <Value>(patterns: ReadonlyMap<Value, RegExp>, text: string): Value[] =>
  [...patterns].filter(([, pattern]) => pattern.test(text)).map(([value]) => value);

/** Commas inside of parentheses don't separate: 'tree nuts (almonds, pecans)'. */
const splitItems = (clause: string): string[] =>
  clause
    .split(/,(?![^(]*\))/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

function readAllergens(text: string) {
  const contains = new Set<Allergen>();
  const traces = new Set<Allergen>();
  const unread: string[] = [];
  for (const clause of text.split(/[;.\n]/)) {
    const isTrace = traceWords.test(normalizeWords(clause));
    for (const item of isTrace ? [clause.trim()] : splitItems(clause)) {
      const words = normalizeWords(item);
      const found = findAll(allergenPatterns, words);
      for (const allergen of found) (isTrace ? traces : contains).add(allergen);
      const isUnderstood =
        found.length > 0 || words === '' || otherAllergens.test(words) || noAllergens.test(words);
      if (!isUnderstood) unread.push(item);
    }
  }
  return { contains, traces, unread };
}

function readServings(text: string): ProductFacts['serves'] {
  const serves = parseServings(text);
  return serves && serves.to <= optionLimits.servings ? serves : null;
}

function readOccasions(text: string) {
  const items = splitItems(text.replaceAll('\n', ','));
  const found = items.map((item) => findAll(occasionPatterns, normalizeWords(item)));
  return {
    occasions: occasions.filter((occasion) => found.some((list) => list.includes(occasion))),
    unread: items.filter((_, index) => found[index]?.length === 0),
  };
}

/**
 * Suggests facts from a product's texts. An allergen that only the ingredients mention may be contained. English decides;
 * the Spanish texts can only add allergens.
 */
export function readFacts(
  product: ProductTexts & {
    readonly servingSize?: string | null;
    readonly perfectFor?: string | null;
  },
): ReadFacts {
  const listed = readAllergens(product.allergens ?? '');
  const listedInSpanish = readAllergens(product.translations.es?.allergens ?? '');
  const contains = allergens.filter(
    (allergen) => listed.contains.has(allergen) || listedInSpanish.contains.has(allergen),
  );
  const mentions = { ...product, allergens: product.ingredients };
  const servingSize = product.servingSize ?? '';
  const serves = readServings(servingSize);
  const { occasions: found, unread } = readOccasions(product.perfectFor ?? '');
  const facts: ProductFacts = {
    ...emptyFacts,
    contains,
    mayContain: allergens.filter(
      (allergen) =>
        !contains.includes(allergen) &&
        (listed.traces.has(allergen) ||
          listedInSpanish.traces.has(allergen) ||
          mayContain(mentions, allergenSubstances[allergen])),
    ),
    diets: diets.filter((diet) =>
      forbiddenByDiet[diet].every((substance) => !mayContain(product, substance)),
    ),
    occasions: found,
    serves,
  };
  return {
    facts,
    unread: [
      ...(product.allergens?.trim() ? [] : [{ field: 'allergens', text: '' } as const]),
      ...listed.unread.map((text) => ({ field: 'allergens', text }) as const),
      ...(serves || servingSize === ''
        ? []
        : [{ field: 'servingSize', text: servingSize } as const]),
      ...unread.map((text) => ({ field: 'perfectFor', text }) as const),
    ],
  };
}
