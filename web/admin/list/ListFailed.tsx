import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import * as styles from './ListTools.css';

interface ListFailedProps {
  /** The documented sentence about what could not be loaded. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Says that a list could not be read, and asks for it again. */
export const ListFailed = ({ children, onRetry }: ListFailedProps) => (
  <div className={styles.failed}>
    <Notice>{children}</Notice>
    <button type="button" className={button({ kind: 'quiet' })} onClick={onRetry}>
      <Trans>Try again</Trans>
    </button>
  </div>
);
