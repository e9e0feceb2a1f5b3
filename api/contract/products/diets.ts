import type { BilingualText } from '../core/language';

export const diets = ['vegetarian', 'no-pork', 'no-gluten', 'no-alcohol'] as const;
export type Diet = (typeof diets)[number];

export const dietNames: Readonly<Record<Diet, BilingualText>> = {
  vegetarian: { en: 'Vegetarian', es: 'Vegetariano' },
  'no-pork': { en: 'No pork', es: 'Sin puerco' },
  'no-gluten': { en: 'No gluten', es: 'Sin gluten' },
  'no-alcohol': { en: 'No alcohol', es: 'Sin alcohol' },
};
