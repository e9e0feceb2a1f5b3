import { useRef } from 'react';
import { SWRConfig } from 'swr';
import { DiscardQuestion } from '../../admin/shell/unsaved-changes/DiscardQuestion';
import { DeleteFileDialog } from './deletion/DeleteFileDialog';
import { useDeleteFile } from './deletion/use-delete-file';
import { DetailsColumn } from './details/DetailsColumn';
import { FileTabs } from './FileTabs';
import type { FileActions } from './grid/file-deeds';
import * as styles from './MediaPanel.css';
import { useChosenFile } from './use-chosen-file';

export function MediaPanel() {
  const opener = useRef<HTMLElement>(null);
  const tabs = useRef<HTMLElement>(null);
  const choice = useChosenFile();
  const { chosen, postponed, choose, forget, discard, cancelSelection, awaitUpload, welcome } =
    choice;
  const { doomed, sending, askToDelete, remove, cancel } = useDeleteFile(forget);
  const actions: FileActions = {
    chosenId: chosen?.id,
    onChoose: ({ id }, button) => {
      opener.current = button;
      choose(id);
    },
    onDelete: askToDelete,
  };
  return (
    // Others may have changed the library since it was last open.
    <SWRConfig value={{ revalidateOnMount: true }}>
      <div className={styles.panel}>
        <FileTabs
          actions={actions}
          list={tabs}
          onSending={awaitUpload}
          onUploaded={({ id }) => welcome(id)}
        />
        <DetailsColumn {...choice} opener={opener} tabs={tabs} />
      </div>
      {doomed && (
        <DeleteFileDialog {...doomed} sending={sending} onDelete={remove} onCancel={cancel} />
      )}
      {postponed && <DiscardQuestion onDiscard={discard} onKeep={cancelSelection} />}
    </SWRConfig>
  );
}
