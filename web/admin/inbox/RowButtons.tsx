import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textButton } from '../../ui/button/Button.css';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { getRowButtonId } from '../data-table/use-list-focus';
import { ArchiveButton } from './ArchiveButton';
import { ArchivedBadge } from './ArchivedBadge';
import type { CellContext } from './cell-context';
import * as styles from './InboxTable.css';
import { type InboxItem, isArchived } from './inbox-item';

interface OpenButtonProps extends Pick<CellContext, 'marksArchived' | 'onView'> {
  readonly item: InboxItem;
  readonly children: ReactNode;
}

export function OpenButton({ item, marksArchived, onView, children }: OpenButtonProps) {
  const isUnread = item.readAt === null;
  return (
    <span className={isUnread ? styles.unread : styles.read}>
      {isUnread && (
        <span className={visuallyHidden}>
          <Trans>Unread:</Trans>{' '}
        </span>
      )}
      <button type="button" className={styles.openButton} onClick={onView}>
        {children}
      </button>
      {marksArchived && isArchived(item) && (
        <>
          {' '}
          <ArchivedBadge />
        </>
      )}
    </span>
  );
}

interface RowActionsProps extends CellContext {
  readonly item: Pick<InboxItem, 'archivedAt' | 'id'>;
  /** Names the item for screen-reader users. */
  readonly label: string;
}

export const RowActions = ({ item, label, onView, onEditStatus, onArchive }: RowActionsProps) => (
  <span className={styles.actions}>
    <button id={getRowButtonId(item.id)} type="button" className={textButton} onClick={onView}>
      <Trans>View</Trans> <span className={visuallyHidden}>{label}</span>
    </button>
    {onEditStatus && (
      <button type="button" className={textButton} onClick={onEditStatus}>
        <Trans>Status</Trans> <span className={visuallyHidden}>{label}</span>
      </button>
    )}
    <ArchiveButton isArchived={isArchived(item)} onToggle={onArchive}>
      {' '}
      <span className={visuallyHidden}>{label}</span>
    </ArchiveButton>
  </span>
);
