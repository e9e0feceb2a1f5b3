import { Trans } from '@lingui/react/macro';
import { getStockLevel, type ProductSummary } from '#contract/products/rules';
import * as styles from './StockStatus.css';

export function StockStatus({ product }: { readonly product: ProductSummary }) {
  const level = getStockLevel(product);
  if (level === 'in-stock') return null;
  return (
    <span className={styles.status[level]}>
      {level === 'low-stock' ? <Trans>Low Stock</Trans> : <Trans>Out of Stock</Trans>}
    </span>
  );
}
