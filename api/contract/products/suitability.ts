import type { Allergen } from './allergens';
import type { Diet } from './diets';
import { dietRemovables } from './fact-names';
import type { ProductFacts } from './facts';

interface WithFacts {
  readonly facts: ProductFacts;
}

/** What a product must do without. */
export interface Requirements {
  readonly without: readonly Allergen[];
  readonly diets: readonly Diet[];
}

/**
 * 'yes': as it is; 'on-request': if the owner leaves something out; 'no': it doesn't, or that isn't confirmed.
 * Traces can never be excluded.
 */
export type Suitability = 'yes' | 'on-request' | 'no';

const hasNone = ({ contains, mayContain }: ProductFacts, allergen: Allergen): boolean =>
  !contains.includes(allergen) && !mayContain.includes(allergen);

const gradeAllergen = (facts: ProductFacts, allergen: Allergen): Suitability => {
  if (hasNone(facts, allergen)) return 'yes';
  return facts.canBeLeftOut.includes(allergen) ? 'on-request' : 'no';
};

const gradeDiet = (facts: ProductFacts, diet: Diet): Suitability => {
  if (facts.diets.includes(diet)) return 'yes';
  return dietRemovables[diet].some((removable) => facts.canBeLeftOut.includes(removable))
    ? 'on-request'
    : 'no';
};

export function getSuitability(
  { facts }: WithFacts,
  { without, diets: requiredDiets }: Requirements,
): Suitability {
  if (without.length === 0 && requiredDiets.length === 0) return 'yes';
  if (!facts.confirmed) return 'no';
  const grades = [
    ...without.map((allergen) => gradeAllergen(facts, allergen)),
    ...requiredDiets.map((diet) => gradeDiet(facts, diet)),
  ];
  if (grades.includes('no')) return 'no';
  return grades.includes('on-request') ? 'on-request' : 'yes';
}
