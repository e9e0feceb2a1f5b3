import type { BilingualText, Language } from '../core/language';
import { isShown } from './rules';
import type { Product } from './schema';

/** Where a product is made when its own field is empty. */
export const defaultOrigin = 'Los Angeles';

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

type Kind = Pick<Product, 'category' | 'servingSize' | 'weight'>;

/** Whether one of it is a seat in a class: a special event whose serving size says so ('One seat'). */
export const isSeat = ({
  category,
  servingSize,
}: Pick<Kind, 'category' | 'servingSize'>): boolean =>
  category === 'special' && /\bseats?\b/i.test(servingSize ?? '');

/** Whether it is a class or work at an event, which has no weight and no region, rather than food that is packed. */
export const isService = (product: Kind): boolean =>
  isSeat(product) || (product.category === 'special' && !product.weight?.trim());

/** Products shown under 'You Might Also Like'. */
const relatedCount = 4;

/** Up to four other shown products: those of the same category first, then the rest of the catalogue. */
export function relatedProducts(product: Product, catalogue: readonly Product[]): Product[] {
  const others = catalogue.filter((other) => other.id !== product.id && isShown(other));
  const sameCategory = others.filter((other) => other.category === product.category);
  const rest = others.filter((other) => other.category !== product.category);
  return [...sameCategory, ...rest].slice(0, relatedCount);
}
