import type { BilingualText, Language } from '../core/language';
import { isShown } from './rules';
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
export function originName({ origin }: Pick<Product, 'origin'>, language: Language): string {
  const name = origin ?? defaultOrigin;
  return language === 'es' ? name.replace(/\bLos Angeles\b/g, 'Los Ángeles') : name;
}

type Kind = Pick<Product, 'category' | 'servingSize' | 'weight'>;

/** A special event with 'seat' in its serving size ('One seat'). */
export const isSeat = ({
  category,
  servingSize,
}: Pick<Kind, 'category' | 'servingSize'>): boolean =>
  category === 'special' && /\bseats?\b/i.test(servingSize ?? '');

/** Services (classes, work at events) have no weight and no region, unlike food. */
export const isService = (product: Kind): boolean =>
  isSeat(product) || (product.category === 'special' && !product.weight?.trim());

/** For 'You Might Also Like'. */
const relatedCount = 4;

/** Same category first, then the rest of the catalog. */
export function relatedProducts(product: Product, catalog: readonly Product[]): Product[] {
  const others = catalog.filter((other) => other.id !== product.id && isShown(other));
  const sameCategory = others.filter((other) => other.category === product.category);
  const rest = others.filter((other) => other.category !== product.category);
  return [...sameCategory, ...rest].slice(0, relatedCount);
}
