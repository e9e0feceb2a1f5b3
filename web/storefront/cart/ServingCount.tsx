import { Trans } from '@lingui/react/macro';
import { getProductText } from '#contract/products/rules';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { formatServings } from './format-servings';
import type { OrderedLine } from './order-request/order-lines';
import * as styles from './Summary.css';
import { servingCount } from './serving-count';

/** Renders nothing if the cart contains no food. */
export function ServingCount({ lines }: { readonly lines: readonly OrderedLine[] }) {
  const language = useLanguage();
  const { serves, silent } = servingCount(lines);
  if (!serves && silent.length === 0) return null;
  const range = serves && formatServings(serves, language);
  const names = formatList(
    silent.map((product) => getProductText(product, 'name', language)),
    language,
  );
  return (
    <div className={styles.servings}>
      {range && (
        <p className={styles.servingRange}>
          <Trans>Serves {range}</Trans>
        </p>
      )}
      {silent.length > 0 && (
        <p className={styles.quiet}>
          <Trans>{names}: not counted, because we don’t list how many it serves.</Trans>
        </p>
      )}
    </div>
  );
}
