import { Trans } from '@lingui/react/macro';
import type { MediaFolder } from '#contract/media/admin-schema';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';

interface DeleteFolderDialogProps {
  readonly folder: MediaFolder;
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

export function DeleteFolderDialog({
  folder: { name: title },
  sending,
  onDelete,
  onKeep,
}: DeleteFolderDialogProps) {
  return (
    <ConfirmDialog
      title={<Trans>Delete “{title}”?</Trans>}
      keep={<Trans>Cancel</Trans>}
      confirm={<Trans>Delete</Trans>}
      sending={sending}
      onKeep={onKeep}
      onConfirm={onDelete}
    >
      <p>
        <Trans>A folder is only deleted when there are no pictures in it.</Trans>
      </p>
    </ConfirmDialog>
  );
}
