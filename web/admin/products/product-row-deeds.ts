import type { Product } from '#contract/products/schema';

/** What can be done to a product in its row. */
export interface ProductDeeds {
  readonly onStock: (product: Product, inStock: boolean) => void;
  readonly onFeatured: (product: Product, featured: boolean) => void;
  readonly onEdit: (product: Product) => void;
  readonly onDelete: (product: Product) => void;
}
