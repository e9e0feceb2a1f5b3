import type { ProductSummary } from '#contract/products/rules';
import { ProductCard } from './ProductCard';
import * as styles from './ProductGrid.css';

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** Loads the first image with high priority; titles are then level 2 headings. */
  readonly leading?: boolean;
}

export const ProductGrid = ({ products, leading = false }: ProductGridProps) => (
  <ul className={styles.grid}>
    {products.map((product, at) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          urgency={leading && at === 0 ? 'first' : 'near'}
          level={leading ? 2 : 3}
        />
      </li>
    ))}
  </ul>
);
