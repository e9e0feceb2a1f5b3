import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MediaFile } from '#contract/media';
import { tab, tabList } from '../../ui/tabs/Tabs.css';
import { Uploader } from '../uploader/Uploader';
import { BrowseFiles } from './browse/BrowseFiles';
import { FileOrder } from './browse/FileOrder';
import { FolderList } from './folders/FolderList';
import type { FileDeeds } from './grid/file-deeds';
import type { FileView } from './library/use-library-files';
import { useRefreshLibrary } from './library/use-refresh-library';
import * as styles from './MediaPanel.css';
import { SearchFiles } from './search/SearchFiles';

const everything: FileView = { folderId: undefined, sort: 'date:desc' };
const tabs = { browse: 0, upload: 2 };

interface FileTabsProps {
  readonly deeds: FileDeeds;
  readonly onUploaded: (file: MediaFile) => void;
}

/** The ways to a file. What is typed in one of them is still there after a look at another. */
export function FileTabs({ deeds, onUploaded }: FileTabsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(tabs.browse);
  const [view, setView] = useState(everything);
  const refresh = useRefreshLibrary();

  /** It stands first among all files, wherever one was looking before. */
  function showUploaded(file: MediaFile): void {
    setView(everything);
    void refresh();
    onUploaded(file);
  }

  function openFolder(folderId: string): void {
    setView({ ...everything, folderId });
    setOpen(tabs.browse);
  }

  return (
    <TabGroup selectedIndex={open} onChange={setOpen} className={styles.tabs}>
      <TabList className={tabList} aria-label={t`Media library`}>
        <Tab className={tab}>
          <Trans>Browse Files</Trans>
        </Tab>
        <Tab className={tab}>
          <Trans>Search</Trans>
        </Tab>
        <Tab className={tab}>
          <Trans>Upload</Trans>
        </Tab>
        <Tab className={tab}>
          <Trans>Folders</Trans>
        </Tab>
      </TabList>
      <TabPanels>
        <TabPanel className={styles.section}>
          <FileOrder view={view} onChange={setView} />
          <BrowseFiles
            key={`${view.folderId} ${view.sort}`}
            view={view}
            deeds={deeds}
            onUpload={() => setOpen(tabs.upload)}
          />
        </TabPanel>
        <TabPanel className={styles.section} unmount={false}>
          <SearchFiles deeds={deeds} />
        </TabPanel>
        <TabPanel className={styles.section} unmount={false}>
          <Uploader onUploaded={showUploaded} />
        </TabPanel>
        <TabPanel className={styles.section}>
          <FolderList onOpen={({ id }) => openFolder(id)} />
        </TabPanel>
      </TabPanels>
    </TabGroup>
  );
}
