import { Trans, useLingui } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { ScrollArea } from '../../../ui/scroll-area/ScrollArea';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import * as styles from './EditPricesDialog.css';
import type { NewPrice } from './price-change';

interface PriceListProps {
  readonly products: readonly Product[];
  /** Undefined while the input is not a valid change. */
  readonly newPrices: readonly NewPrice[] | undefined;
}

export function PriceList({ products, newPrices }: PriceListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ScrollArea className={styles.list} aria-label={t`New prices`}>
      <ul>
        {products.map((product, index) => {
          const newPrice = newPrices?.[index];
          return (
            <li key={product.id} className={styles.row}>
              <span className={styles.name}>{getProductText(product, 'name', language)}</span>{' '}
              <span className={styles.prices}>
                {formatPrice(product.price, language)}
                {newPrice && (
                  <>
                    {' '}
                    <span aria-hidden>→</span>
                    <span className={visuallyHidden}>
                      <Trans>becomes</Trans>
                    </span>{' '}
                    <span className={styles.newPrice}>{formatPrice(newPrice.price, language)}</span>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </ScrollArea>
  );
}
