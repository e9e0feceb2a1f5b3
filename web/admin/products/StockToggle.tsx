import { Switch } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { getStockLevel } from '#contract/products/stock-level';
import { useLanguage } from '../../i18n/use-language';
import { switchThumb, switchTrack } from '../../ui/form/Switch.css';
import * as styles from './ProductTable.css';
import { StockBadge } from './StockBadge';

interface StockToggleProps {
  readonly product: Product;
  readonly onChange: (product: Product, inStock: boolean) => void;
}

export function StockToggle({ product, onChange }: StockToggleProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = getProductText(product, 'name', language);
  return (
    <span className={styles.toggle}>
      <Switch
        checked={getStockLevel(product) !== 'out-of-stock'}
        onChange={(inStock) => onChange(product, inStock)}
        className={switchTrack}
        aria-label={t`${name} in stock`}
      >
        <span aria-hidden className={switchThumb} />
      </Switch>
      <StockBadge product={product} />
    </span>
  );
}
