import { useLingui } from '@lingui/react/macro';
import { QuestionDialog } from '../../../ui/dialog/QuestionDialog';
import { NewFolderForm } from './NewFolderForm';

interface NewFolderDialogProps {
  readonly onClose: () => void;
}

/** Asks for the name of a folder and makes it. */
export function NewFolderDialog({ onClose }: NewFolderDialogProps) {
  const { t } = useLingui();
  return (
    <QuestionDialog title={t`Create New Folder`} onClose={onClose}>
      <NewFolderForm onDone={onClose} />
    </QuestionDialog>
  );
}
