import type { Product } from './schema';
import { isVisible } from './visible-products';

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
