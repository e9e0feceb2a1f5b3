import { Plural, Trans } from '@lingui/react/macro';
import { exportSubscribers, listSubscribers } from '#contract/inbox/admin-endpoints';
import { saveFile } from '../../data/save-file';
import { useCountedList } from '../../data/use-counted-list';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { ExportButton } from '../export/ExportButton';
import { LoadFailed } from '../shell/error-boundary/LoadFailed';
import * as styles from './Newsletter.css';

export const Newsletter = () => (
  <section className={styles.newsletter} aria-labelledby="newsletter">
    <SectionHeading id="newsletter">
      <Trans>Newsletter</Trans>
    </SectionHeading>
    <Subscribers />
  </section>
);

function Subscribers() {
  const { data, error, mutate } = useCountedList(listSubscribers, { query: { limit: 1 } });
  if (!data && error) {
    return (
      <LoadFailed onRetry={() => void mutate()}>
        <Trans>Error loading subscribers. Please try again.</Trans>
      </LoadFailed>
    );
  }
  if (!data) return <Skeleton className={styles.awaited} />;
  const { total } = data;
  if (total === 0) {
    return (
      <p>
        <Trans>No subscribers yet.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.line}>
      <p className={styles.count}>
        <Plural value={total} one="# subscriber" other="# subscribers" />
      </p>
      <ExportButton onSave={() => saveFile(exportSubscribers, { query: {} })} />
    </div>
  );
}
