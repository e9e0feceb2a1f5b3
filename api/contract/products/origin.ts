import type { BilingualText, Language } from '../core/language';
import type { Product } from './schema';

export const defaultOrigin = 'Los Angeles';

export const regionNames: Readonly<Record<Product['region'], BilingualText>> = {
  Spain: { en: 'Spain', es: 'España' },
  Italy: { en: 'Italy', es: 'Italia' },
  France: { en: 'France', es: 'Francia' },
  Switzerland: { en: 'Switzerland', es: 'Suiza' },
  'United States': { en: 'United States', es: 'Estados Unidos' },
  Mexico: { en: 'Mexico', es: 'México' },
};

/** Adds the accent to Los Ángeles in Spanish. */
export function getOriginName({ origin }: Pick<Product, 'origin'>, language: Language): string {
  const name = origin ?? defaultOrigin;
  return language === 'es' ? name.replace(/\bLos Angeles\b/g, 'Los Ángeles') : name;
}
