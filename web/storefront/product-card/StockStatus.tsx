import { Trans } from '@lingui/react/macro';
import type { Product } from '#contract/products/schema';
import { getStockLevel } from '#contract/products/stock-level';
import * as styles from './StockStatus.css';

export function StockStatus({
  product,
}: {
  readonly product: Pick<Product, 'inStock' | 'quantityAvailable' | 'options'>;
}) {
  const stockLevel = getStockLevel(product);
  if (stockLevel === 'in-stock') return null;
  return (
    <span className={styles.status[stockLevel]}>
      {stockLevel === 'low-stock' ? <Trans>Low Stock</Trans> : <Trans>Out of Stock</Trans>}
    </span>
  );
}
