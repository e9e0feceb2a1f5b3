import type { BilingualText, Language } from './language';
import { defaultOrigin, type Product } from './product';

/** What the regions are called. */
export const regionNames: Readonly<Record<Product['region'], BilingualText>> = {
  Spain: { en: 'Spain', es: 'España' },
  Italy: { en: 'Italy', es: 'Italia' },
  France: { en: 'France', es: 'Francia' },
  Switzerland: { en: 'Switzerland', es: 'Suiza' },
  'United States': { en: 'United States', es: 'Estados Unidos' },
  Mexico: { en: 'Mexico', es: 'México' },
};

/** Where a product is made. Spanish spells the city with its accent, however the owner wrote it. */
export function originName({ origin }: Pick<Product, 'origin'>, language: Language): string {
  const name = origin ?? defaultOrigin;
  return language === 'es' ? name.replace(/\bLos Angeles\b/g, 'Los Ángeles') : name;
}
