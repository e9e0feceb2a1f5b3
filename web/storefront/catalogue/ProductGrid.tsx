import type { Product } from '#contract/product';
import { ProductCard } from './ProductCard';
import * as styles from './ProductGrid.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** Whether the grid is the page's first content, right under its title. */
  readonly leading?: boolean;
}

/** Cards in a first row, which a desktop shows at once. */
const firstRow = 3;

export const ProductGrid = ({ products, leading = false }: ProductGridProps) => (
  <ul className={styles.grid}>
    {products.map((product, at) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          urgency={leading ? urgencyAt(at) : 'near'}
          level={leading ? 2 : 3}
        />
      </li>
    ))}
  </ul>
);

function urgencyAt(at: number) {
  if (at === 0) return 'first';
  return at < firstRow ? 'soon' : 'near';
}
