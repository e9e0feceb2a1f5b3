import { Trans } from '@lingui/react/macro';
import { button } from '../../../ui/button/Button.css';
import { QuestionDialog } from '../../../ui/dialog/QuestionDialog';
import { actions } from '../../../ui/dialog/QuestionDialog.css';
import { Notice } from '../../../ui/notice/Notice';
import type { PartFailure } from './Part';

interface DialogFailedProps extends PartFailure {
  readonly onClose: () => void;
}

/** Replaces a dialog that failed to load or render. */
export const DialogFailed = ({ children, onRetry, onClose }: DialogFailedProps) => (
  <QuestionDialog title={<Trans>This couldn’t be opened</Trans>} onClose={onClose}>
    <Notice>{children}</Notice>
    <p className={actions}>
      <button type="button" className={button({ kind: 'quiet' })} onClick={onClose}>
        <Trans>Close</Trans>
      </button>
      <button type="button" className={button()} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </p>
  </QuestionDialog>
);
