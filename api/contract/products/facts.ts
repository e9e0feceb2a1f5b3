import * as v from 'valibot';
import type { BilingualText } from '../core/language';
import { type Allergen, allergenNames, allergens } from './allergens';

export const diets = ['vegetarian', 'no-pork', 'no-gluten', 'no-alcohol'] as const;
export type Diet = (typeof diets)[number];

export const dietNames: Readonly<Record<Diet, BilingualText>> = {
  vegetarian: { en: 'Vegetarian', es: 'Vegetariano' },
  'no-pork': { en: 'No pork', es: 'Sin puerco' },
  'no-gluten': { en: 'No gluten', es: 'Sin gluten' },
  'no-alcohol': { en: 'No alcohol', es: 'Sin alcohol' },
};

/** What the owner can leave out of a product on request. */
export const removables = [...allergens, 'meat', 'pork', 'gluten', 'alcohol'] as const;
export type Removable = (typeof removables)[number];

export const removableNames: Readonly<Record<Removable, BilingualText>> = {
  ...allergenNames,
  meat: { en: 'Meat', es: 'Carne' },
  pork: { en: 'Pork', es: 'Puerco' },
  gluten: { en: 'Gluten', es: 'Gluten' },
  alcohol: { en: 'Alcohol', es: 'Alcohol' },
};

/** What has to be left out of a product for a diet: any one of these. */
export const dietRemovables: Readonly<Record<Diet, readonly Removable[]>> = {
  vegetarian: ['meat'],
  'no-pork': ['pork', 'meat'],
  'no-gluten': ['gluten'],
  'no-alcohol': ['alcohol'],
};

export const occasions = [
  'birthday',
  'dinner',
  'wedding',
  'quinceanera',
  'shower',
  'office',
  'graduation',
  'holidays',
  'brunch',
  'date-night',
  'outdoors',
  'gift',
] as const;
export type Occasion = (typeof occasions)[number];

export const occasionNames: Readonly<Record<Occasion, BilingualText>> = {
  birthday: { en: 'Birthday', es: 'Cumpleaños' },
  dinner: { en: 'Dinner with friends', es: 'Cena con amigos' },
  wedding: { en: 'Wedding', es: 'Boda' },
  quinceanera: { en: 'Quinceañera', es: 'Quinceañera' },
  shower: { en: 'Shower', es: 'Baby shower o despedida' },
  office: { en: 'Office', es: 'Oficina' },
  graduation: { en: 'Graduation', es: 'Graduación' },
  holidays: { en: 'Holidays', es: 'Fiestas de fin de año' },
  brunch: { en: 'Brunch', es: 'Brunch' },
  'date-night': { en: 'Date night', es: 'Cita' },
  outdoors: { en: 'Outdoors', es: 'Al aire libre' },
  gift: { en: 'Gift', es: 'Regalo' },
};

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

/** Wherever facts about allergens are shown. */
export const tracesWarning: BilingualText = {
  en: 'Everything is made in one kitchen, so traces can’t be excluded.',
  es: 'Todo se prepara en una misma cocina, así que no podemos descartar trazas.',
};
