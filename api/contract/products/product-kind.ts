import type { Product } from './schema';

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

/** By its English name: 'Dessert Board'. */
export const isDessert = ({ name }: Pick<Product, 'name'>): boolean => /\bdesserts?\b/i.test(name);

/** Food in portions for one person, by its serving size: 'Serves 12, one cup each'. */
export const isSinglePortions = ({ servingSize }: Pick<Product, 'servingSize'>): boolean =>
  /\b(?:each|individual)\b/i.test(servingSize ?? '');
