import { Trans } from '@lingui/react/macro';
import { button } from '../../../ui/button/Button.css';
import { CompactDialog } from '../../../ui/dialog/CompactDialog';
import { actions } from '../../../ui/dialog/CompactDialog.css';
import type { FallbackProps } from '../../../ui/error-boundary/SectionErrorBoundary';
import { Notice } from '../../../ui/notice/Notice';

interface DialogErrorProps extends FallbackProps {
  readonly onClose: () => void;
}

/** Replaces a dialog that failed to load or render. */
export const DialogError = ({ children, onRetry, onClose }: DialogErrorProps) => (
  <CompactDialog title={<Trans>This couldn’t be opened</Trans>} onClose={onClose}>
    <Notice>{children}</Notice>
    <p className={actions}>
      <button type="button" className={button.secondary} onClick={onClose}>
        <Trans>Close</Trans>
      </button>
      <button type="button" className={button.primary} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </p>
  </CompactDialog>
);
