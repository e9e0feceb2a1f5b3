import { Trans } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { Badge } from '../../ui/badge/Badge';
import { Checkbox } from '../../ui/form/Checkbox';
import * as styles from './BulkImages.css';

interface BulkProductRowProps {
  readonly product: Product;
  readonly selected: boolean;
  readonly onToggle: () => void;
}

export function BulkProductRow({ product, selected, onToggle }: BulkProductRowProps) {
  const language = useLanguage();
  return (
    <li className={styles.product}>
      <Checkbox
        label={getProductText(product, 'name', language)}
        checked={selected}
        onChange={onToggle}
      />
      {product.image && (
        <Badge tone="positive">
          <Trans>Has Images</Trans>
        </Badge>
      )}
    </li>
  );
}
