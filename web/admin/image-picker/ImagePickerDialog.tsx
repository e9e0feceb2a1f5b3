import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { useRefreshLibrary } from '../../media/panel/library/use-refresh-library';
import { Uploader } from '../../media/uploader/Uploader';
import { FullDialog } from '../../ui/dialog/FullDialog';
import { tab, tabList } from '../../ui/tabs/Tabs.css';
import { useBlockBackNavigation } from '../shell/unsaved-changes/use-block-back-navigation';
import * as styles from './ImagePickerDialog.css';
import { LibraryImageForm } from './LibraryImageForm';

interface ImagePickerDialogProps {
  readonly selectedId: string | undefined;
  /** Opens the upload tab first and uploads these files at once. */
  readonly files?: readonly File[] | undefined;
  readonly onSelect: (file: MediaFile) => void;
  readonly onClose: () => void;
}

export function ImagePickerDialog({
  selectedId,
  files,
  onSelect,
  onClose,
}: ImagePickerDialogProps) {
  const { t } = useLingui();
  const contentRef = useRef<HTMLDivElement>(null);
  const refresh = useRefreshLibrary();
  useBlockBackNavigation(onClose);

  /** A file uploaded after the dialog was closed stays in the library but is not selected. */
  function handleUploaded(file: MediaFile | undefined): void {
    void refresh();
    if (file && contentRef.current) onSelect(file);
  }

  return (
    <FullDialog size="wide" title={<Trans>Choose a picture</Trans>} onClose={onClose}>
      {/* React events bubble through portals, to the form that may have opened the dialog. */}
      <div ref={contentRef} onSubmit={(event) => event.stopPropagation()}>
        <TabGroup defaultIndex={files ? 1 : 0}>
          <TabList className={tabList} aria-label={t`Ways to choose a picture`}>
            <Tab className={tab}>
              <Trans>From the library</Trans>
            </Tab>
            <Tab className={tab}>
              <Trans>New photo</Trans>
            </Tab>
          </TabList>
          <TabPanels>
            <TabPanel className={styles.panel}>
              <LibraryImageForm selectedId={selectedId} onSelect={onSelect} />
            </TabPanel>
            <TabPanel className={styles.panel}>
              <Uploader files={files} onUploaded={handleUploaded} />
            </TabPanel>
          </TabPanels>
        </TabGroup>
      </div>
    </FullDialog>
  );
}
