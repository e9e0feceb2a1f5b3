import { Trans } from '@lingui/react/macro';
import { type ListedProduct, stockLevel } from '#contract/products/rules';
import * as styles from './StockNote.css';

export function StockNote({ product }: { readonly product: ListedProduct }) {
  const level = stockLevel(product);
  if (level === 'in-stock') return null;
  return (
    <span className={styles.note[level]}>
      {level === 'low-stock' ? <Trans>Low Stock</Trans> : <Trans>Out of Stock</Trans>}
    </span>
  );
}
