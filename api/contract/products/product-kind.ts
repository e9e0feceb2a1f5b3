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
