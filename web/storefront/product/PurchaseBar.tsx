import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductOption } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { Heart } from '../../ui/icon/icons';
import { Price } from '../product-card/Price';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper';
import * as styles from './PurchaseBar.css';
import { ShareButton } from './ShareButton';
import type { Purchase } from './use-purchase';

interface PurchaseBarProps {
  readonly product: Product;
  /** The chosen one. */
  readonly option: ProductOption | undefined;
  readonly purchase: Purchase;
}

/** On phones the total and Add to Cart are fixed at the bottom. */
export function PurchaseBar({ product, option, purchase }: PurchaseBarProps) {
  const { t } = useLingui();
  const { left } = purchase;
  const isSoldOut = left === 0;
  const name = getProductText(product, 'name', useLanguage());
  const isMaxQuantity = !isSoldOut && left !== undefined && purchase.quantity >= left;
  return (
    <div className={styles.controls}>
      <QuantityStepper
        legend={t`Quantity`}
        quantity={purchase.quantity}
        max={left}
        onChange={purchase.setQuantity}
      />
      <div className={styles.icons}>
        <button
          type="button"
          className={styles.iconButton}
          aria-label={t`Wishlist: ${name}`}
          aria-pressed={purchase.isWishlisted}
          onClick={purchase.toggleWishlist}
        >
          <Heart size={22} />
        </button>
        <ShareButton product={product} option={option} />
      </div>
      <p aria-live="polite" className={styles.lowStock}>
        {isMaxQuantity && <Plural value={left} one="Only # left." other="Only # left." />}
      </p>
      <div className={styles.bar}>
        <p className={styles.barPrice} aria-hidden="true">
          <Price dollars={purchase.unitPrice * purchase.quantity} />
        </p>
        <button
          type="button"
          className={button.widePrimary}
          disabled={isSoldOut}
          onClick={purchase.addToCart}
        >
          {isSoldOut ? <Trans>Out of Stock</Trans> : <Trans>Add to Cart</Trans>}
        </button>
      </div>
    </div>
  );
}
