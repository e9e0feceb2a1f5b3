import { findCategory } from '../category';
import type { Product } from './schema';

const placeholderSubstrings = ['placeholder', 'no-image'];

/** False if the image URL is empty or a placeholder. */
export function isVisible({ imageUrl }: Pick<Product, 'imageUrl'>): boolean {
  return (
    imageUrl.trim() !== '' &&
    !placeholderSubstrings.some((substring) => imageUrl.includes(substring))
  );
}

/** '' returns all visible products, an unknown category none. */
export function filterByCategory(products: readonly Product[], categoryName: string): Product[] {
  const visibleProducts = products.filter(isVisible);
  if (categoryName.trim() === '') return visibleProducts;
  const category = findCategory(categoryName);
  return category ? visibleProducts.filter((product) => product.category === category.slug) : [];
}

/** Featured products first, otherwise in the same order. */
export const sortByFeatured = (products: readonly Product[]): Product[] => [
  ...products.filter(({ featured }) => featured),
  ...products.filter(({ featured }) => !featured),
];
