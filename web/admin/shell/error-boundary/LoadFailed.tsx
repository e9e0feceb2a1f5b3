import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textButton } from '../../../ui/button/Button.css';
import { Notice } from '../../../ui/notice/Notice';
import * as styles from './LoadFailed.css';

interface LoadFailedProps {
  readonly onRetry: () => void;
  /** What could not be loaded. */
  readonly children: ReactNode;
}

/** Says in place of what could not be loaded that it was not, and tries again. */
export const LoadFailed = ({ onRetry, children }: LoadFailedProps) => (
  <div className={styles.failed}>
    <Notice>{children}</Notice>
    <button type="button" className={textButton} onClick={onRetry}>
      <Trans>Try again</Trans>
    </button>
  </div>
);
