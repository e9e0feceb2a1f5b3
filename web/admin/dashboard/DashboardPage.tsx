import { useLingui } from '@lingui/react/macro';
import { SWRConfig } from 'swr';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { SectionErrorBoundary } from '../../ui/error-boundary/SectionErrorBoundary';
import { NewsletterSubscribers } from '../newsletter/NewsletterSubscribers';
import { RestockDemand } from '../newsletter/RestockDemand';
import { DashboardFigures } from './DashboardFigures';
import { DashboardHeader } from './DashboardHeader';
import * as styles from './DashboardPage.css';
import { DashboardTabs } from './DashboardTabs';
import { useUnreadTotal } from './use-counts';
import { usePollUnread } from './use-poll-unread';

export const DashboardPage = () => (
  // Other users may have changed the data, so mounting always revalidates it.
  <SWRConfig value={{ revalidateOnMount: true }}>
    <div className={styles.page}>
      <DashboardHead />
      <DashboardHeader />
      <DashboardTabs />
      <SectionErrorBoundary>
        <DashboardFigures />
      </SectionErrorBoundary>
      <SectionErrorBoundary>
        <RestockDemand />
        <NewsletterSubscribers />
      </SectionErrorBoundary>
    </div>
  </SWRConfig>
);

/** Shows in the browser's tab that something is unread. */
function DashboardHead() {
  const { t } = useLingui();
  usePollUnread();
  const unread = useUnreadTotal() ?? 0;
  const title = t`Admin Dashboard`;
  return <NoIndexHead title={unread > 0 ? `(${unread}) ${title}` : title} />;
}
