import { useLingui } from '@lingui/react/macro';
import type { MediaFolder } from '#contract/media/admin-schema';
import { CompactDialog } from '../../../ui/dialog/CompactDialog';
import { FolderForm } from './FolderForm';

interface FolderDialogProps {
  /** Undefined creates a folder. */
  readonly folder?: MediaFolder;
  readonly onClose: () => void;
}

export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const { t } = useLingui();
  const name = folder?.name;
  const title = name ? t`Rename “${name}”` : t`Create New Folder`;
  return (
    <CompactDialog title={title} onClose={onClose}>
      <FolderForm {...(folder && { folder })} onDone={onClose} />
    </CompactDialog>
  );
}
