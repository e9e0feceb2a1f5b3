import { Trans } from '@lingui/react/macro';
import { findCategory } from '#contract/category';
import { regionNames } from '#contract/products/origin';
import { regions } from '#contract/products/schema';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { ExternalImage } from '../../../ui/image/ExternalImage';
import { FactsValue } from '../facts/FactsValue';
import * as styles from './ConflictResolver.css';
import { OptionsValue } from './options/OptionsValue';
import type { ProductFieldValue } from './product-diff';
import type { ProductPath } from './product-fields';

interface FieldValueProps {
  readonly path: ProductPath;
  readonly value: ProductFieldValue;
}

export function FieldValue({ path, value }: FieldValueProps) {
  const language = useLanguage();
  if (value === null || value === '') {
    return (
      <em className={styles.empty}>
        <Trans>Empty</Trans>
      </em>
    );
  }
  if (value === true) return <Trans>Yes</Trans>;
  if (value === false) return <Trans>No</Trans>;
  if (path === 'price') return formatPrice(Number(value), language);
  const text = String(value);
  if (path === 'options') return <OptionsValue json={text} />;
  if (path === 'facts') return <FactsValue json={text} />;
  if (path === 'category') return findCategory(text)?.name[language];
  const region = regions.find((name) => path === 'region' && name === text);
  if (region) return regionNames[region][language];
  if (path === 'imageUrl') {
    return (
      <>
        <ExternalImage url={text} alt="" className={styles.image} />
        <span className={styles.text}>{text}</span>
      </>
    );
  }
  return <span className={styles.text}>{text}</span>;
}
