import type { ListedProduct } from './listed-product';
import { ProductCard } from './ProductCard';
import * as styles from './ProductGrid.css';

interface ProductGridProps {
  readonly products: readonly ListedProduct[];
  /** The first image loads with high priority, and the card titles are level 2 headings. */
  readonly isAboveFold?: boolean;
  /** Below the details of a product. */
  readonly getNote?: (product: ListedProduct) => string;
}

export const ProductGrid = ({ products, isAboveFold = false, getNote }: ProductGridProps) => (
  <ul className={styles.grid}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          priority={isAboveFold && index === 0 ? 'first' : 'near'}
          headingLevel={isAboveFold ? 2 : 3}
          note={getNote?.(product)}
        />
      </li>
    ))}
  </ul>
);
