import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textButton } from '../button/Button.css';
import { Notice } from '../notice/Notice';
import * as styles from './LoadError.css';

interface LoadErrorProps {
  readonly onRetry: () => void;
  /** The error message. */
  readonly children: ReactNode;
}

export const LoadError = ({ onRetry, children }: LoadErrorProps) => (
  <div className={styles.loadError}>
    <Notice>{children}</Notice>
    <button type="button" className={textButton} onClick={onRetry}>
      <Trans>Try again</Trans>
    </button>
  </div>
);
