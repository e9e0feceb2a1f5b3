import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { backOfficePaths } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { button } from '../../ui/button/Button.css';
import { tab, tabList } from '../../ui/tabs/Tabs.css';
import * as styles from '../layout/MediaPage.css';
import { useRefreshLibrary } from '../panel/library/use-refresh-library';
import { MediaPanel } from '../panel/MediaPanel';
import { Uploader } from '../uploader/Uploader';

export function MediaManagementPage() {
  const { t } = useLingui();
  const refresh = useRefreshLibrary();
  return (
    <div className={styles.page}>
      <NoIndexHead title={t`Media Management`} />
      <header className={styles.header}>
        <h1 className={styles.title}>
          <Trans>Media Management</Trans>
        </h1>
        <Link to={backOfficePaths.mediaManager()} className={button.secondary}>
          <Trans>Media Manager</Trans>
        </Link>
      </header>
      <TabGroup>
        <TabList className={tabList} aria-label={t`Media Management`}>
          <Tab className={tab}>
            <Trans>Full Demo</Trans>
          </Tab>
          <Tab className={tab}>
            <Trans>Simple Uploader</Trans>
          </Tab>
        </TabList>
        <TabPanels>
          <TabPanel className={styles.section} unmount={false}>
            <MediaPanel />
          </TabPanel>
          <TabPanel className={styles.section} unmount={false}>
            <Uploader folder={{ id: undefined }} onUploaded={refresh} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </div>
  );
}
