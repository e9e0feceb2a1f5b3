import type { Product } from './product';
import { isShown } from './shop-list';

/** Products shown under 'You Might Also Like'. */
const relatedCount = 4;

/** Up to four other shown products: those of the same category first, then the rest of the catalogue. */
export function relatedProducts(product: Product, catalogue: readonly Product[]): Product[] {
  const others = catalogue.filter((other) => other.id !== product.id && isShown(other));
  const sameCategory = others.filter((other) => other.category === product.category);
  const rest = others.filter((other) => other.category !== product.category);
  return [...sameCategory, ...rest].slice(0, relatedCount);
}
