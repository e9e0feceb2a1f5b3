import { Trans, useLingui } from '@lingui/react/macro';
import { SWRConfig } from 'swr';
import { getShopSettings } from '#contract/settings/endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { PageSkeleton } from '../shell/layout/PageSkeleton';
import { AccountSection } from './AccountSection';
import * as styles from './SettingsPage.css';
import { SettingsSection } from './SettingsSection';
import { ShopSettingsEditor } from './ShopSettingsEditor';
import { SystemStatus } from './system/SystemStatus';

export function SettingsPage() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <NoIndexHead title={t`Settings`} />
      <h1 className={styles.title}>
        <Trans>Settings</Trans>
      </h1>
      {/* Edits the newest version. */}
      <SWRConfig value={{ revalidateOnMount: true }}>
        <ShopSettings />
        <div className={styles.accounts}>
          <AccountSection />
          <SettingsSection
            title={<Trans>System</Trans>}
            hint={<Trans>How the server that runs the shop is doing.</Trans>}
          >
            <SystemStatus />
          </SettingsSection>
        </div>
      </SWRConfig>
    </div>
  );
}

function ShopSettings() {
  const { data, error, mutate } = useQuery(query(getShopSettings, {}));
  if (!data && error) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>The settings couldn’t be loaded. Please try again.</Trans>
      </LoadError>
    );
  }
  return data ? <ShopSettingsEditor initialSettings={data} /> : <PageSkeleton />;
}
