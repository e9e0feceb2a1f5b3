import { useRef } from 'react';
import { SWRConfig } from 'swr';
import { DiscardDialog } from '../../admin/shell/unsaved-changes/DiscardDialog';
import { DeleteFileDialog } from './deletion/DeleteFileDialog';
import { useDeleteFile } from './deletion/use-delete-file';
import { DetailsColumn } from './details/DetailsColumn';
import { FileTabs } from './FileTabs';
import type { FileActions } from './grid/file-actions';
import * as styles from './MediaPanel.css';
import { useSelectedFile } from './use-selected-file';

export function MediaPanel() {
  const opener = useRef<HTMLElement>(null);
  const tabListRef = useRef<HTMLElement>(null);
  const selection = useSelectedFile();
  const {
    selected,
    pendingSelection,
    select,
    deselect,
    discard,
    cancelSelection,
    expectUpload,
    showUploaded,
  } = selection;
  const { pending, sending, askToDelete, deleteFile, cancel } = useDeleteFile(deselect);
  const actions: FileActions = {
    selectedId: selected?.id,
    onSelect: ({ id }, button) => {
      opener.current = button;
      select(id);
    },
    onDelete: askToDelete,
  };
  return (
    // Others may have changed the library since it was last open.
    <SWRConfig value={{ revalidateOnMount: true }}>
      <div className={styles.panel}>
        <FileTabs
          actions={actions}
          tabListRef={tabListRef}
          onUploadStart={expectUpload}
          onUploaded={({ id }) => showUploaded(id)}
        />
        <DetailsColumn {...selection} opener={opener} tabListRef={tabListRef} />
      </div>
      {pending && (
        <DeleteFileDialog {...pending} sending={sending} onDelete={deleteFile} onCancel={cancel} />
      )}
      {pendingSelection && <DiscardDialog onDiscard={discard} onKeep={cancelSelection} />}
    </SWRConfig>
  );
}
