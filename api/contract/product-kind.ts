import type { Product } from './product';

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
