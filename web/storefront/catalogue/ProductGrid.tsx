import type { ListedProduct } from '#contract/products/rules';
import { ProductCard } from './ProductCard';
import * as styles from './ProductGrid.css';

interface ProductGridProps {
  readonly products: readonly ListedProduct[];
  /** Whether the grid is the page's first content, right under its title. */
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
