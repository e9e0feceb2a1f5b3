import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ProductOption } from '#contract/products/options';
import { getOriginName } from '#contract/products/origin';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { track } from '../../analytics/track';
import { useLanguage } from '../../i18n/use-language';
import { hydrateLater } from '../../routing/hydrate-later';
import { toAnalyticsProduct } from '../add-to-cart/analytics-product';
import { CategoryName } from '../category-cards/CategoryName';
import { Breadcrumbs } from './Breadcrumbs';
import { LazyPurchaseFacts } from './LazyPurchaseFacts';
import * as styles from './ProductDetails.css';
import { ProductGallery } from './ProductGallery';
import { ProductHead } from './ProductHead';
import { PurchaseColumn } from './PurchaseColumn';

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
  const origin = getOriginName(product, language);

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
        <PurchaseColumn product={product} option={option} />
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
