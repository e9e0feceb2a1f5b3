import { useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { getRowButtonId } from '../data-table/use-list-focus';
import * as styles from './ProductTable.css';
import type { ProductRowActions } from './product-row-actions';

type ProductActionsProps = Pick<ProductRowActions, 'onEdit' | 'onDelete'> & {
  readonly product: Product;
};

export function ProductActions({ product, onEdit, onDelete }: ProductActionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = getProductText(product, 'name', language);
  return (
    <span className={styles.actions}>
      <button
        id={getRowButtonId(product.id)}
        type="button"
        className={styles.iconButton}
        aria-label={t`Edit ${name}`}
        onClick={() => onEdit(product)}
      >
        <Pencil aria-hidden size={19} />
      </button>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={t`Delete ${name}`}
        onClick={() => onDelete(product)}
      >
        <Trash2 aria-hidden size={19} />
      </button>
    </span>
  );
}
