import * as v from 'valibot';
import { type Allergen, allergens } from './allergens';
import { type Diet, dietRemovables, diets, occasions, removables } from './fact-names';

export {
  type Diet,
  dietNames,
  dietRemovables,
  diets,
  type Occasion,
  occasionNames,
  occasions,
  type Removable,
  removableNames,
  removables,
} from './fact-names';
export { tracesWarning } from './traces-warning';

export const productFacts = v.object({
  contains: v.array(v.picklist(allergens)),
  /** Traces, or not certain. */
  mayContain: v.array(v.picklist(allergens)),
  diets: v.array(v.picklist(diets)),
  madeWithout: v.array(v.picklist(removables)),
  occasions: v.array(v.picklist(occasions)),
  /** People that one unit serves, for a product without options; options have their own. */
  serves: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** By the owner. Unconfirmed facts are read from the texts, and never shown as safe. */
  confirmed: v.boolean(),
});
export type ProductFacts = v.InferOutput<typeof productFacts>;

export const emptyFacts: ProductFacts = {
  contains: [],
  mayContain: [],
  diets: [],
  madeWithout: [],
  occasions: [],
  serves: null,
  confirmed: false,
};

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
  return facts.madeWithout.includes(allergen) ? 'on-request' : 'no';
};

const gradeDiet = (facts: ProductFacts, diet: Diet): Suitability => {
  if (facts.diets.includes(diet)) return 'yes';
  return dietRemovables[diet].some((removable) => facts.madeWithout.includes(removable))
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
