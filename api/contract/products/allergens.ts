import type { BilingualText } from '../core/language';

/** The nine major allergens that US law requires on labels (FALCPA and FASTER acts). */
export const allergens = [
  'milk',
  'eggs',
  'fish',
  'shellfish',
  'tree-nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const;
export type Allergen = (typeof allergens)[number];

export const allergenNames: Readonly<Record<Allergen, BilingualText>> = {
  milk: { en: 'Milk', es: 'Leche' },
  eggs: { en: 'Eggs', es: 'Huevo' },
  fish: { en: 'Fish', es: 'Pescado' },
  shellfish: { en: 'Shellfish', es: 'Mariscos' },
  'tree-nuts': { en: 'Tree nuts', es: 'Nueces de árbol' },
  peanuts: { en: 'Peanuts', es: 'Cacahuate' },
  wheat: { en: 'Wheat', es: 'Trigo' },
  soy: { en: 'Soy', es: 'Soya' },
  sesame: { en: 'Sesame', es: 'Ajonjolí' },
};
