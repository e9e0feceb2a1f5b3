import { Trans } from '@lingui/react/macro';
import type { FileUses } from '#contract/file-uses';
import type { MediaFile } from '#contract/media';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { QuestionDialog } from '../../../ui/dialog/QuestionDialog';
import { answers, final } from '../../../ui/dialog/QuestionDialog.css';
import { useFileTitle } from '../library/file-title';
import { PlacesOfFile } from './PlacesOfFile';

interface DeleteFileDialogProps {
  readonly file: MediaFile;
  /** Where the file is shown, once the shop has told. */
  readonly uses?: FileUses;
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

/** Asks whether a file is to be deleted; of one that is shown somewhere, says where and asks again. */
export function DeleteFileDialog(props: DeleteFileDialogProps) {
  const { file, uses, sending, onDelete, onKeep } = props;
  const title = useFileTitle(file);
  return (
    <QuestionDialog
      title={uses ? <Trans>“{title}” is in use</Trans> : <Trans>Delete “{title}”?</Trans>}
      onClose={onKeep}
    >
      {uses && <PlacesOfFile uses={uses} />}
      <p>
        <Trans>Are you sure you want to delete this file? This action cannot be undone.</Trans>
      </p>
      <p className={answers}>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onKeep}>
          <Trans>Cancel</Trans>
        </button>
        <button
          type="button"
          className={classes(button(), final)}
          aria-disabled={sending}
          onClick={sending ? undefined : onDelete}
        >
          {uses ? <Trans>Delete anyway</Trans> : <Trans>Delete</Trans>}
        </button>
      </p>
    </QuestionDialog>
  );
}
