import { Plural, Trans } from '@lingui/react/macro';
import { exportSubscribers, listSubscribers } from '#contract/inbox/admin-endpoints';
import { downloadCsv } from '../../data/download-csv';
import { usePaginatedList } from '../../data/use-paginated-list';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { EmailNotice } from '../email/EmailNotice';
import { ExportButton } from '../export/ExportButton';
import * as styles from './NewsletterSubscribers.css';

export const NewsletterSubscribers = () => (
  <section className={styles.newsletter} aria-labelledby="newsletter">
    <SectionHeading id="newsletter">
      <Trans>Newsletter</Trans>
    </SectionHeading>
    <EmailNotice />
    <SubscriberCount />
  </section>
);

function SubscriberCount() {
  const { data, error, mutate } = usePaginatedList(listSubscribers, { query: { limit: 1 } });
  if (!data && error) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>Error loading subscribers. Please try again.</Trans>
      </LoadError>
    );
  }
  if (!data) return <Skeleton className={styles.skeleton} />;
  const { total } = data;
  if (total === 0) {
    return (
      <p>
        <Trans>No subscribers yet.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.summary}>
      <p className={styles.count}>
        <Plural value={total} one="# subscriber" other="# subscribers" />
      </p>
      <ExportButton onDownload={() => downloadCsv(exportSubscribers, { query: {} })} />
    </div>
  );
}
