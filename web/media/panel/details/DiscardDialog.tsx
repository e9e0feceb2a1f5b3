import { Trans, useLingui } from '@lingui/react/macro';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { QuestionDialog } from '../../../ui/dialog/QuestionDialog';
import { answers, final } from '../../../ui/dialog/QuestionDialog.css';

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  const { t } = useLingui();
  return (
    <QuestionDialog title={t`Discard changes?`} onClose={onKeep}>
      <p>
        <Trans>What you have changed in this file has not been saved.</Trans>
      </p>
      <p className={answers}>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onKeep}>
          <Trans>Keep editing</Trans>
        </button>
        <button type="button" className={classes(button(), final)} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </button>
      </p>
    </QuestionDialog>
  );
}
