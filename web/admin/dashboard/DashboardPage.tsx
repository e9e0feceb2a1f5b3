import { useLingui } from '@lingui/react/macro';
import { SWRConfig } from 'swr';
import { UnlistedHead } from '../../seo/UnlistedHead';
import { Newsletter } from '../newsletter/Newsletter';
import { Part } from '../shell/error-boundary/Part';
import { DashboardHead } from './DashboardHead';
import * as styles from './DashboardPage.css';
import { DashboardTabs } from './DashboardTabs';
import { Insights } from './Insights';
import { StatCards } from './StatCards';

export function DashboardPage() {
  const { t } = useLingui();
  return (
    // Other users may have changed the data, so mounting always revalidates it.
    <SWRConfig value={{ revalidateOnMount: true }}>
      <div className={styles.page}>
        <UnlistedHead title={t`Admin Dashboard`} />
        <DashboardHead />
        <Part>
          <StatCards />
          <Insights />
        </Part>
        <DashboardTabs />
        <Part>
          <Newsletter />
        </Part>
      </div>
    </SWRConfig>
  );
}
