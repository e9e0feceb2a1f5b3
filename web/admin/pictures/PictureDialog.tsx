import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { useRefreshLibrary } from '../../media/panel/library/use-refresh-library';
import { Uploader } from '../../media/uploader/Uploader';
import { SheetDialog } from '../../ui/dialog/SheetDialog';
import { tab, tabList } from '../../ui/tabs/Tabs.css';
import { useBlockBackNavigation } from '../shell/unsaved-changes/use-kept-place';
import { LibraryImageForm } from './ChoosePicture';
import * as styles from './PictureDialog.css';

interface ImagePickerDialogProps {
  readonly chosenId: string | undefined;
  /** Opens the upload tab first and uploads these files at once. */
  readonly files?: readonly File[] | undefined;
  readonly onChoose: (file: MediaFile) => void;
  readonly onClose: () => void;
}

export function ImagePickerDialog({ chosenId, files, onChoose, onClose }: ImagePickerDialogProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const refresh = useRefreshLibrary();
  useBlockBackNavigation(onClose);

  /** A file uploaded after the dialog was closed stays in the library but is not selected. */
  function takeUploaded(file: MediaFile | undefined): void {
    void refresh();
    if (file && place.current) onChoose(file);
  }

  return (
    <SheetDialog size="wide" title={<Trans>Choose a picture</Trans>} onClose={onClose}>
      {/* React events bubble through portals, to the form that may have opened the dialog. */}
      <div ref={place} onSubmit={(event) => event.stopPropagation()}>
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
              <LibraryImageForm chosenId={chosenId} onChoose={onChoose} />
            </TabPanel>
            <TabPanel className={styles.panel}>
              <Uploader files={files} onUploaded={takeUploaded} />
            </TabPanel>
          </TabPanels>
        </TabGroup>
      </div>
    </SheetDialog>
  );
}
