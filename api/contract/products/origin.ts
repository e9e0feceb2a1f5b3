import type { BilingualText, Language } from '../core/language';
import type { Product } from './schema';

export const regionNames: Readonly<Record<Product['region'], BilingualText>> = {
  Spain: { en: 'Spain', es: 'España' },
  Italy: { en: 'Italy', es: 'Italia' },
  France: { en: 'France', es: 'Francia' },
  Switzerland: { en: 'Switzerland', es: 'Suiza' },
  'United States': { en: 'United States', es: 'Estados Unidos' },
  Mexico: { en: 'Mexico', es: 'México' },
};

/** Los Angeles unless the product names another. Adds its accent in Spanish. */
export function getOriginName({ origin }: Pick<Product, 'origin'>, language: Language): string {
  const name = origin ?? 'Los Angeles';
  return language === 'es' ? name.replace(/\bLos Angeles\b/g, 'Los Ángeles') : name;
}
