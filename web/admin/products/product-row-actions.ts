import type { Product } from '#contract/products/schema';

export interface ProductRowActions {
  readonly onSetStock: (product: Product, inStock: boolean) => void;
  readonly onSetFeatured: (product: Product, featured: boolean) => void;
  readonly onEdit: (product: Product) => void;
  readonly onDelete: (product: Product) => void;
}
