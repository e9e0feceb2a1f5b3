import { useLingui } from '@lingui/react/macro';
import { SWRConfig } from 'swr';
import { NoIndexHead } from '../../seo/UnlistedHead';
import { NewsletterSubscribers } from '../newsletter/Newsletter';
import { SectionErrorBoundary } from '../shell/error-boundary/Part';
import { DashboardHeader } from './DashboardHead';
import * as styles from './DashboardPage.css';
import { DashboardTabs } from './DashboardTabs';
import { DashboardSummary } from './Insights';
import { StatCards } from './StatCards';

export function DashboardPage() {
  const { t } = useLingui();
  return (
    // Other users may have changed the data, so mounting always revalidates it.
    <SWRConfig value={{ revalidateOnMount: true }}>
      <div className={styles.page}>
        <NoIndexHead title={t`Admin Dashboard`} />
        <DashboardHeader />
        <SectionErrorBoundary>
          <StatCards />
          <DashboardSummary />
        </SectionErrorBoundary>
        <DashboardTabs />
        <SectionErrorBoundary>
          <NewsletterSubscribers />
        </SectionErrorBoundary>
      </div>
    </SWRConfig>
  );
}
