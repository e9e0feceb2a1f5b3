import { Trans, useLingui } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import { QuestionDialog } from '../../ui/dialog/QuestionDialog';
import { answers } from '../../ui/dialog/QuestionDialog.css';

interface RemoveHeaderDialogProps {
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Asks whether the home page is to go without the picture at its head. */
export function RemoveHeaderDialog({ onRemove, onKeep }: RemoveHeaderDialogProps) {
  const { t } = useLingui();
  return (
    <QuestionDialog title={t`Remove the header image?`} onClose={onKeep}>
      <p>
        <Trans>
          The home page goes back to its own pictures. The image itself stays in the library.
        </Trans>
      </p>
      <p className={answers}>
        <button type="button" data-autofocus className={button({ kind: 'quiet' })} onClick={onKeep}>
          <Trans>Cancel</Trans>
        </button>
        <button type="button" className={button()} onClick={onRemove}>
          <Trans>Remove</Trans>
        </button>
      </p>
    </QuestionDialog>
  );
}
