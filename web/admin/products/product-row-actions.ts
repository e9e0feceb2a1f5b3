import type { Product } from '#contract/products/schema';

export interface ProductRowActions {
  readonly onStock: (product: Product, inStock: boolean) => void;
  readonly onFeatured: (product: Product, featured: boolean) => void;
  readonly onEdit: (product: Product) => void;
  readonly onDelete: (product: Product) => void;
}
