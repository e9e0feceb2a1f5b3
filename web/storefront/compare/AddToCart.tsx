import { Trans, useLingui } from '@lingui/react/macro';
import { getStartingPrice } from '#contract/products/option-range';
import {
  getAvailableOptionQuantity,
  getDefaultOption,
  getOptionName,
  getSelectionTitle,
} from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useAddToCart } from '../add-to-cart/use-add-to-cart';
import { EventMark } from '../event-bar/EventMark';
import { Price } from '../product-card/Price';
import * as styles from './Comparison.css';
import { RemoveLink } from './RemoveLink';

interface AddToCartProps {
  readonly product: Product;
  /** All that are compared. */
  readonly products: readonly Product[];
}

/** Adds the default option, and names it if there are others. */
export function AddToCart({ product, products }: AddToCartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const addProductToCart = useAddToCart();
  const option = getDefaultOption(product);
  const isSoldOut = getAvailableOptionQuantity(product, option) === 0;
  const title = getSelectionTitle(product, option?.key, language);
  return (
    <td role="cell" className={styles.purchase}>
      <Price {...getStartingPrice(product)} className={styles.price} />
      <EventMark product={product} />
      {option && product.options.length > 1 && (
        <span className={styles.option}>
          {getOptionName(option, language)}: {formatPrice(option.price, language)}
        </span>
      )}
      <button
        type="button"
        className={styles.addButton}
        disabled={isSoldOut}
        aria-label={isSoldOut ? undefined : t`Add to Cart: ${title}`}
        onClick={() => addProductToCart(product, 1)}
      >
        {isSoldOut ? <Trans>Out of Stock</Trans> : <Trans>Add to Cart</Trans>}
      </button>
      <RemoveLink product={product} products={products} />
    </td>
  );
}
