import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './EnquiryRow.css';
import type { Kept } from './kept';

interface UnreadMarkedProps {
  readonly row: Kept;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** What a row is called, which opens it; marked for as long as nobody has opened it. */
export const UnreadMarked = ({ row, onOpen, children }: UnreadMarkedProps) => {
  const opener = (
    <button type="button" className={styles.open} onClick={onOpen}>
      {children}
    </button>
  );
  return row.readAt === null ? (
    <span className={styles.unread}>
      <span className={visuallyHidden}>
        <Trans>Unread:</Trans>{' '}
      </span>
      {opener}
    </span>
  ) : (
    <span className={styles.read}>{opener}</span>
  );
};
