import type { ListedProduct } from '../product-card/listed-product';
import { ProductLine } from './ProductLine';
import * as styles from './ProductMenu.css';

interface ProductMenuProps {
  readonly products: readonly ListedProduct[];
  /** The first products have large images, and the names are level 2 headings. */
  readonly isAboveFold?: boolean;
  /** Below the details of a product. */
  readonly getNote?: (product: ListedProduct) => string;
}

/** Two facing pages of a menu card, or one on phones. */
export const ProductMenu = ({ products, isAboveFold = false, getNote }: ProductMenuProps) => (
  <ul className={isAboveFold ? styles.menuWithLeads : styles.menu}>
    {products.map((product, index) => (
      <li key={product.id} className={styles.item}>
        <ProductLine
          product={product}
          lead={isAboveFold && index < 2 ? leads[index] : undefined}
          headingLevel={isAboveFold ? 2 : 3}
          note={getNote?.(product)}
        />
      </li>
    ))}
  </ul>
);

/** A phone has room for one large image. */
const leads = ['everywhere', 'on-wide-screens'] as const;
