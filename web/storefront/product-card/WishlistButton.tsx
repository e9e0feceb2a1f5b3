import { useLingui } from '@lingui/react/macro';
import { Heart } from '../../ui/icon/icons';
import type { AnalyticsProduct } from '../add-to-cart/analytics-product';
import { useWishlistToggle } from '../add-to-cart/use-wishlist-toggle';
import * as styles from './ProductCard.css';

interface WishlistButtonProps {
  readonly product: AnalyticsProduct;
  /** Localized. */
  readonly name: string;
}

export function WishlistButton({ product, name }: WishlistButtonProps) {
  const { t } = useLingui();
  const { isWishlisted, toggleWishlist } = useWishlistToggle(product);
  return (
    <button
      type="button"
      className={styles.wishlistButton}
      aria-label={t`Wishlist: ${name}`}
      aria-pressed={isWishlisted}
      onClick={toggleWishlist}
    >
      <Heart size={20} />
    </button>
  );
}
