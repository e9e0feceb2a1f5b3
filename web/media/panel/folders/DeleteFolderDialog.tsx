import { Trans } from '@lingui/react/macro';
import type { MediaFolder } from '#contract/media/admin-schema';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';

interface DeleteFolderDialogProps {
  readonly folder: MediaFolder;
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

export function DeleteFolderDialog({
  folder: { name: title },
  sending,
  onDelete,
  onCancel,
}: DeleteFolderDialogProps) {
  return (
    <ConfirmDialog
      title={<Trans>Delete “{title}”?</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      isPending={sending}
      onCancel={onCancel}
      onConfirm={onDelete}
    >
      <p>
        <Trans>A folder is only deleted when there are no pictures in it.</Trans>
      </p>
    </ConfirmDialog>
  );
}
