import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ProductOption } from '#contract/products/options';
import { getOriginName } from '#contract/products/origin';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { track } from '../../analytics/track';
import { useLanguage } from '../../i18n/use-language';
import { hydrateLater } from '../../routing/hydrate-later';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { toAnalyticsProduct } from '../add-to-cart/analytics-product';
import { CategoryName } from '../category-cards/CategoryName';
import { LazyEventCheck } from '../event-bar/LazyEventCheck';
import { Price } from '../product-card/Price';
import { StockStatus } from '../product-card/StockStatus';
import { Breadcrumbs } from './Breadcrumbs';
import { LazyPurchaseFacts } from './LazyPurchaseFacts';
import { LazyRestockPrompt } from './LazyRestockPrompt';
import { OptionPicker } from './OptionPicker';
import * as styles from './ProductDetails.css';
import { ProductGallery } from './ProductGallery';
import { ProductHead } from './ProductHead';
import { PurchaseBar } from './PurchaseBar';
import { usePurchase } from './use-purchase';

const ProductFacts = hydrateLater(
  async () => (await import('./product-parts')).ProductFacts,
  'product-facts',
);

interface ProductDetailsProps {
  readonly product: Product;
  /** The chosen option; undefined for a product without options. */
  readonly option: ProductOption | undefined;
  /** False while the page is opened by a link, until what is above the fold is painted. */
  readonly isComplete: boolean;
}

export function ProductDetails({ product, option, isComplete }: ProductDetailsProps) {
  const language = useLanguage();
  const purchase = usePurchase(product, option);
  const origin = getOriginName(product, language);
  const priceTiers = option ? '' : getProductText(product, 'priceTiers', language);

  useEffect(() => {
    track('product_view', {
      ...toAnalyticsProduct(product, language),
      product_price: product.price,
      is_featured: product.featured,
    });
  }, [product, language]);

  return (
    <div className={styles.page}>
      <ProductHead product={product} />
      <Breadcrumbs product={product} />
      <div className={styles.table}>
        <div className={styles.gallery}>
          <ProductGallery product={product} />
        </div>
        <div className={styles.head}>
          <p className={styles.origin}>
            <Trans>Handcrafted in {origin}</Trans> · <CategoryName slug={product.category} />
          </p>
          <h1 className={styles.name}>{getProductText(product, 'name', language)}</h1>
          <p className={styles.description}>{getProductText(product, 'description', language)}</p>
        </div>
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
            <LazyRestockPrompt
              key={option?.key}
              productId={product.id}
              option={option?.key ?? null}
            />
          )}
          <LazyEventCheck product={product} />
        </div>
      </div>
      <LazyPurchaseFacts product={product} option={option} />
      {isComplete && (
        <div className={styles.specs}>
          <ProductFacts product={product} option={option} />
        </div>
      )}
    </div>
  );
}
