import { Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { QuestionDialog } from '../../ui/dialog/QuestionDialog';
import { answers, final } from '../../ui/dialog/QuestionDialog.css';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before what was filled in is lost. */
export const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => (
  <QuestionDialog title={<Trans>Discard your changes?</Trans>} onClose={onKeep}>
    <p>
      <Trans>What you have written here has not been saved.</Trans>
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
