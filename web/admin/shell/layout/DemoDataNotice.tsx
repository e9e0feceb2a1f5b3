import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getDemoData } from '#contract/settings/admin-endpoints';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import * as styles from './OfflineNotice.css';

/** Warns while customers can order demo products. A demo has its own notice. */
export function DemoDataNotice() {
  const { t } = useLingui();
  const { data } = useQuery(query(getDemoData, {}));
  const products = data?.products ?? 0;
  if (products === 0 || import.meta.env.MODE === 'demo') return null;
  return (
    <aside className={styles.notice} aria-label={t`Demo data`}>
      <strong>
        <Trans>Demo data.</Trans>
      </strong>{' '}
      <Plural
        value={products}
        one="# product came with the shop, and shoppers can order it. Edit or delete it before you open."
        other="# products came with the shop, and shoppers can order them. Edit or delete them before you open."
      />
    </aside>
  );
}
