import { Trans } from '@lingui/react/macro';
import type { FileUses } from '#contract/media/file-uses';
import type { MediaFile } from '#contract/media/schema';
import { SessionOver } from '../../../admin/shell/session/SessionOver';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Notice } from '../../../ui/notice/Notice';
import { useFileTitle } from '../library/file-title';
import { PlacesOfFile } from './PlacesOfFile';

interface DeleteFileDialogProps {
  readonly file: MediaFile;
  /** Where the file is shown, once the shop has told. */
  readonly uses?: FileUses | undefined;
  readonly sessionOver?: boolean;
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

/** Asks whether a file is to be deleted; of one that is shown somewhere, says where and asks again. */
export function DeleteFileDialog(props: DeleteFileDialogProps) {
  const { file, uses, sessionOver, sending, onDelete, onKeep } = props;
  const title = useFileTitle(file);
  return (
    <ConfirmDialog
      // What is held down on one question does not answer the next, which begins at its own Cancel.
      key={uses ? 'again' : 'first'}
      title={uses ? <Trans>“{title}” is in use</Trans> : <Trans>Delete “{title}”?</Trans>}
      keep={<Trans>Cancel</Trans>}
      confirm={uses ? <Trans>Delete anyway</Trans> : <Trans>Delete</Trans>}
      sending={sending}
      onKeep={onKeep}
      onConfirm={onDelete}
    >
      {uses ? (
        <PlacesOfFile uses={uses} />
      ) : (
        <p>
          <Trans>Are you sure you want to delete this file? This action cannot be undone.</Trans>
        </p>
      )}
      {sessionOver && (
        <Notice>
          <SessionOver />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
