import { useLingui } from '@lingui/react/macro';
import { SWRConfig } from 'swr';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { NewsletterSubscribers } from '../newsletter/NewsletterSubscribers';
import { SectionErrorBoundary } from '../shell/error-boundary/SectionErrorBoundary';
import { DashboardHeader } from './DashboardHeader';
import * as styles from './DashboardPage.css';
import { DashboardSummary } from './DashboardSummary';
import { DashboardTabs } from './DashboardTabs';
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
