import { Trans } from '@lingui/react/macro';
import { button } from '../../../ui/button/Button.css';
import type { FallbackProps } from '../../../ui/error-boundary/SectionErrorBoundary';
import { EmptyState } from '../../../ui/notice/EmptyState';

export const PageError = ({ children, onRetry }: FallbackProps) => (
  <EmptyState headingLevel={1} title={<Trans>This couldn’t be opened</Trans>}>
    <p role="alert">{children}</p>
    <p>
      <button type="button" className={button.primary} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </p>
  </EmptyState>
);
