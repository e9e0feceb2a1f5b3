import type { BilingualText } from '../core/language';
import { allergenNames, allergens } from './allergens';
import type { Diet } from './diets';

// Without the schemas, which product pages don't load.

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
