import { Trans } from '@lingui/react/macro';
import type { FileUses } from '#contract/media/file-uses';
import type { MediaFile } from '#contract/media/schema';
import { SessionExpired } from '../../../admin/shell/session/SessionExpired';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Notice } from '../../../ui/notice/Notice';
import { useFileTitle } from '../library/use-file-title';
import { FileUsages } from './FileUsages';

interface DeleteFileDialogProps {
  readonly file: MediaFile;
  readonly uses?: FileUses | undefined;
  readonly isSessionExpired?: boolean;
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

export function DeleteFileDialog(props: DeleteFileDialogProps) {
  const { file, uses, isSessionExpired, sending, onDelete, onCancel } = props;
  const title = useFileTitle(file);
  return (
    <ConfirmDialog
      // A new key moves focus to Cancel: a key held down on the first dialog must not confirm the second.
      key={uses ? 'again' : 'first'}
      title={uses ? <Trans>“{title}” is in use</Trans> : <Trans>Delete “{title}”?</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      confirmLabel={uses ? <Trans>Delete anyway</Trans> : <Trans>Delete</Trans>}
      isPending={sending}
      onCancel={onCancel}
      onConfirm={onDelete}
    >
      {uses ? (
        <FileUsages uses={uses} />
      ) : (
        <p>
          <Trans>Are you sure you want to delete this file? This action cannot be undone.</Trans>
        </p>
      )}
      {isSessionExpired && (
        <Notice>
          <SessionExpired />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
