import type { BilingualText } from './language';
import type { Product } from './product';

/** What the regions are called. */
export const regionNames: Readonly<Record<Product['region'], BilingualText>> = {
  Spain: { en: 'Spain', es: 'España' },
  Italy: { en: 'Italy', es: 'Italia' },
  France: { en: 'France', es: 'Francia' },
  Switzerland: { en: 'Switzerland', es: 'Suiza' },
  'United States': { en: 'United States', es: 'Estados Unidos' },
  Mexico: { en: 'Mexico', es: 'México' },
};
