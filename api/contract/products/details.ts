import type { BilingualText, Language } from '../core/language';
import { isVisible } from './rules';
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

type ServiceFields = Pick<Product, 'category' | 'servingSize' | 'weight'>;

/** A special event with 'seat' in its serving size ('One seat'). */
export const isSeat = ({
  category,
  servingSize,
}: Pick<ServiceFields, 'category' | 'servingSize'>): boolean =>
  category === 'special' && /\bseats?\b/i.test(servingSize ?? '');

/** Services (classes, work at events) have no weight and no region, unlike food. */
export const isService = (product: ServiceFields): boolean =>
  isSeat(product) || (product.category === 'special' && !product.weight?.trim());

/** For 'You Might Also Like'. */
const relatedCount = 4;

/** Same category first, then the rest of the catalog. */
export function findRelatedProducts(product: Product, catalog: readonly Product[]): Product[] {
  const candidates = catalog.filter(
    (candidate) => candidate.id !== product.id && isVisible(candidate),
  );
  const sameCategory = candidates.filter((candidate) => candidate.category === product.category);
  const rest = candidates.filter((candidate) => candidate.category !== product.category);
  return [...sameCategory, ...rest].slice(0, relatedCount);
}
