import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './EnquiryRow.css';
import type { Kept } from './kept';

interface UnreadMarkedProps {
  readonly row: Kept;
  readonly children: ReactNode;
}

/** What a row is called; marked for as long as nobody has opened it. */
export const UnreadMarked = ({ row, children }: UnreadMarkedProps) =>
  row.readAt === null ? (
    <span className={styles.unread}>
      <span className={visuallyHidden}>
        <Trans>Unread:</Trans>{' '}
      </span>
      {children}
    </span>
  ) : (
    <span className={styles.read}>{children}</span>
  );
