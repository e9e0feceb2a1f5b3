import { useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { classes } from '../../ui/classes';
import * as styles from './ProductTable.css';

interface FeaturedToggleProps {
  readonly product: Product;
  readonly onChange: (product: Product, featured: boolean) => void;
}

export function FeaturedToggle({ product, onChange }: FeaturedToggleProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { featured } = product;
  const name = getProductText(product, 'name', language);
  return (
    <span className={styles.star}>
      <button
        type="button"
        aria-pressed={featured}
        aria-label={t`${name} featured`}
        className={styles.iconButton}
        onClick={() => onChange(product, !featured)}
      >
        <Star
          aria-hidden
          size={20}
          className={classes(featured ? styles.starFilled : styles.starOutline)}
        />
      </button>
    </span>
  );
}
