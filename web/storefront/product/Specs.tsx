import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductOption } from '#contract/products/options';
import { regionNames } from '#contract/products/origin';
import { isService } from '#contract/products/product-kind';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { tracesWarning } from '#contract/products/traces-warning';
import { useLanguage } from '../../i18n/use-language';
import { FactSpecs } from './FactSpecs';
import { localizeDimensions } from './localize-dimensions';
import { RecipeLink } from './RecipeLink';
import { Spec } from './Spec';
import * as styles from './Specs.css';
import { useServingSize } from './use-serving-size';

export interface SpecsProps {
  readonly product: Product;
  /** The chosen one. */
  readonly option: ProductOption | undefined;
}

/** Allergens and serving size are always listed, even when unknown; other empty fields are left out. */
export function Specs({ product, option }: SpecsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { [product.region]: region } = regionNames;
  const isServiceProduct = isService(product);
  const unknown = t`Information not available`;
  const getText = (field: Parameters<typeof getProductText>[1]) =>
    getProductText(product, field, language);
  // The text of the product is about its default option.
  const serves = option?.isDefault ? null : option?.serves;
  const servingSize = useServingSize()(product, serves);
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={styles.heading}>
        <Trans>Details</Trans>
      </h2>
      <dl>
        <Spec name={t`Serving Size`}>{servingSize || unknown}</Spec>
        <Spec name={t`Allergens`}>{getText('allergens') || unknown}</Spec>
        <FactSpecs facts={product.facts} />
        <Spec name={t`Ingredients`}>{getText('ingredients')}</Spec>
        <Spec name={t`Perfect For`}>{getText('perfectFor')}</Spec>
        <Spec name={t`Ingredients mostly from`}>{!isServiceProduct && region[language]}</Spec>
        <Spec name={t`Made by`}>{product.artisan ?? product.producer}</Spec>
        <Spec name={t`Presented as`}>{getText('materials')}</Spec>
        <Spec name={t`Dimensions`}>
          {product.dimensions && localizeDimensions(product.dimensions, language)}
        </Spec>
        <Spec name={t`Weight`}>{!isServiceProduct && product.weight}</Spec>
      </dl>
      <p className={styles.note}>{tracesWarning[language]}</p>
      <RecipeLink sku={product.sku} />
    </section>
  );
}
