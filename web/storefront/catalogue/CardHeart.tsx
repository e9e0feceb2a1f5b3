import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import type { NamedProduct } from '../keeping/product-facts';
import { useWish } from '../keeping/use-wish';
import * as styles from './ProductCard.css';

interface CardHeartProps {
  readonly product: NamedProduct;
  /** Localized. */
  readonly name: string;
}

export function CardHeart({ product, name }: CardHeartProps) {
  const { t } = useLingui();
  const { wished, toggleWish } = useWish(product);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t`Wishlist: ${name}`}
      aria-pressed={wished}
      onClick={toggleWish}
    >
      <Heart size={20} aria-hidden />
    </button>
  );
}
