import { Trans } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { formatServings } from '../format-servings';
import type { LineItem } from '../order-request/line-items';
import * as styles from './CartSummary.css';
import { estimateServings } from './estimate-servings';

/** Renders nothing if the cart contains no food. */
export function ServingCount({ lines }: { readonly lines: readonly LineItem[] }) {
  const language = useLanguage();
  const { totalServings, productsWithoutServings } = estimateServings(lines);
  if (!totalServings && productsWithoutServings.length === 0) return null;
  const range = totalServings && formatServings(totalServings, language);
  const names = formatList(
    productsWithoutServings.map((product) => getProductText(product, 'name', language)),
    language,
  );
  return (
    <div className={styles.servings}>
      {range && (
        <p className={styles.servingRange}>
          <Trans>Serves {range}</Trans>
        </p>
      )}
      {productsWithoutServings.length > 0 && (
        <p className={styles.muted}>
          <Trans>{names}: not counted, because we don’t list how many it serves.</Trans>
        </p>
      )}
    </div>
  );
}
