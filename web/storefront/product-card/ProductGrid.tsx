import type { ProductSummary } from '#contract/products/catalog-page';
import { ProductCard } from './ProductCard';
import * as styles from './ProductGrid.css';

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** The first image loads with high priority, and the card titles are level 2 headings. */
  readonly isAboveFold?: boolean;
}

export const ProductGrid = ({ products, isAboveFold = false }: ProductGridProps) => (
  <ul className={styles.grid}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          priority={isAboveFold && index === 0 ? 'first' : 'near'}
          headingLevel={isAboveFold ? 2 : 3}
        />
      </li>
    ))}
  </ul>
);
