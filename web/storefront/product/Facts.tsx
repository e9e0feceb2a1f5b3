import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isService, regionNames } from '#contract/products/details';
import { getProductText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './Facts.css';
import { writtenDimensions } from './written-dimensions';

/** Allergens and serving size are always listed, even when unknown; other empty fields are left out. */
export function Facts({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { [product.region]: region } = regionNames;
  const service = isService(product);
  const unknown = t`Information not available`;
  const text = (field: Parameters<typeof getProductText>[1]) =>
    getProductText(product, field, language);
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={styles.heading}>
        <Trans>Details</Trans>
      </h2>
      <dl>
        <Fact name={t`Serving Size`}>{text('servingSize') || unknown}</Fact>
        <Fact name={t`Allergens`}>{text('allergens') || unknown}</Fact>
        <Fact name={t`Ingredients`}>{text('ingredients')}</Fact>
        <Fact name={t`Perfect For`}>{text('perfectFor')}</Fact>
        <Fact name={t`Ingredients mostly from`}>{!service && region[language]}</Fact>
        <Fact name={t`Made by`}>{product.artisan ?? product.producer}</Fact>
        <Fact name={t`Presented as`}>{text('materials')}</Fact>
        <Fact name={t`Dimensions`}>
          {product.dimensions && writtenDimensions(product.dimensions, language)}
        </Fact>
        <Fact name={t`Weight`}>{!service && product.weight}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
