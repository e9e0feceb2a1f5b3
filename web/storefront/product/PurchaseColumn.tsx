import { Trans } from '@lingui/react/macro';
import type { ProductOption } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { LazyEventCheck } from '../event-bar/LazyEventCheck';
import { Price } from '../product-card/Price';
import { StockStatus } from '../product-card/StockStatus';
import { LazyRestockPrompt } from './LazyRestockPrompt';
import { OptionPicker } from './OptionPicker';
import * as styles from './ProductDetails.css';
import { PurchaseBar } from './PurchaseBar';
import { usePurchase } from './use-purchase';

interface PurchaseColumnProps {
  readonly product: Product;
  /** The chosen option; undefined for a product without options. */
  readonly option: ProductOption | undefined;
}

/** Price, sizes and what the shopper does with them. Has the quantity, so that nothing else is rendered when it changes. */
export function PurchaseColumn({ product, option }: PurchaseColumnProps) {
  const language = useLanguage();
  const purchase = usePurchase(product, option);
  const priceTiers = option ? '' : getProductText(product, 'priceTiers', language);
  return (
    <div className={styles.purchase}>
      <p className={styles.price}>
        <span className={visuallyHidden}>
          <Trans>Price</Trans>{' '}
        </span>
        <Price dollars={purchase.unitPrice} />{' '}
        <span className={styles.stock}>
          <StockStatus product={{ ...product, quantityAvailable: purchase.left ?? null }} />
        </span>
      </p>
      {option && <OptionPicker product={product} option={option} />}
      {priceTiers !== '' && (
        <section aria-labelledby="sizes">
          <h2 id="sizes" className={styles.heading}>
            <Trans>Sizes and prices</Trans>
          </h2>
          <ul className={styles.tiers}>
            {priceTiers.split('\n').map((tier) => (
              <li key={tier}>{tier}</li>
            ))}
          </ul>
        </section>
      )}
      <PurchaseBar product={product} option={option} purchase={purchase} />
      {purchase.left === 0 && (
        <LazyRestockPrompt key={option?.key} productId={product.id} option={option?.key ?? null} />
      )}
      <LazyEventCheck product={product} />
    </div>
  );
}
