import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MediaFile } from '#contract/media/schema';
import { tab, tabList } from '../../ui/tabs/Tabs.css';
import { Uploader } from '../uploader/Uploader';
import { BrowseFiles } from './browse/BrowseFiles';
import { FileFilters } from './browse/FileFilters';
import { findSelectedTab } from './find-selected-tab';
import { FolderList } from './folders/FolderList';
import type { FileActions } from './grid/file-actions';
import type { FileListOptions } from './library/use-library-files';
import { useRefreshLibrary } from './library/use-refresh-library';
import * as styles from './MediaPanel.css';
import { FileSearch } from './search/FileSearch';

const defaultView: FileListOptions = { folderId: undefined, sort: 'date:desc' };
const tabIndexes = { browse: 0, upload: 2 };

interface FileTabsProps {
  readonly actions: FileActions;
  readonly tabListRef: RefObject<HTMLElement | null>;
  readonly onUploadStart: () => void;
  readonly onUploaded: (file: MediaFile) => void;
}

/** Keeps inactive panels mounted to preserve their input. */
export function FileTabs({ actions, tabListRef, onUploadStart, onUploaded }: FileTabsProps) {
  const { t } = useLingui();
  const [selectedIndex, setSelectedIndex] = useState(tabIndexes.browse);
  const [view, setView] = useState(defaultView);
  const refresh = useRefreshLibrary();

  function showUploaded(file: MediaFile | undefined): void {
    void refresh();
    if (file) onUploaded(file);
  }

  function openFolder(folderId: string): void {
    setView({ ...defaultView, folderId });
    openTab(tabIndexes.browse);
  }

  /** Opens a tab from inside another one, and focuses it because the focused element unmounts. */
  function openTab(tab: number): void {
    flushSync(() => setSelectedIndex(tab));
    findSelectedTab(tabListRef.current)?.focus();
  }

  return (
    <TabGroup selectedIndex={selectedIndex} onChange={setSelectedIndex} className={styles.tabs}>
      <TabList ref={tabListRef} className={tabList} aria-label={t`Media library`}>
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
          <FileFilters view={view} onChange={setView} />
          <BrowseFiles
            key={`${view.folderId} ${view.sort}`}
            view={view}
            actions={actions}
            onUpload={() => openTab(tabIndexes.upload)}
          />
        </TabPanel>
        <TabPanel className={styles.section} unmount={false}>
          <FileSearch actions={actions} />
        </TabPanel>
        <TabPanel className={styles.section} unmount={false}>
          <Uploader
            folder={{ id: view.folderId }}
            onUploadStart={onUploadStart}
            onUploaded={showUploaded}
          />
        </TabPanel>
        <TabPanel className={styles.section}>
          <FolderList onOpen={({ id }) => openFolder(id)} />
        </TabPanel>
      </TabPanels>
    </TabGroup>
  );
}
