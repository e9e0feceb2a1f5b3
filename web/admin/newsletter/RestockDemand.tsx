import { Plural, Trans } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import { exportRestockRequests, listRestockDemand } from '#contract/restock/admin-endpoints';
import { downloadCsv } from '../../data/download-csv';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { ExportButton } from '../export/ExportButton';
import * as styles from './NewsletterSubscribers.css';

/** Products that customers want to hear of when they're back; nothing while there are none. */
export function RestockDemand() {
  const language = useLanguage();
  const { data, error, mutate } = useQuery(query(listRestockDemand, {}));
  if (!data && error) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>The products that customers wait for couldn’t be loaded. Please try again.</Trans>
      </LoadError>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.newsletter} aria-labelledby="restock-requests">
      <SectionHeading id="restock-requests">
        <Trans>Customers wait for these</Trans>
      </SectionHeading>
      <div className={styles.summary}>
        <ul>
          {data.map(({ waiting, ...product }) => (
            <li key={product.productId} className={styles.count}>
              {getProductText(product, 'name', language)}:{' '}
              <Plural value={waiting} one="# customer" other="# customers" />
            </li>
          ))}
        </ul>
        <ExportButton onDownload={() => downloadCsv(exportRestockRequests, {})} />
      </div>
    </section>
  );
}
