import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../i18n/dates';
import type { TableColumn } from '../../ui/table/Table';
import type { CellContext } from './cell-context';
import { EmailAddress } from './EmailAddress';
import * as styles from './InboxTable.css';
import type { InboxItem } from './inbox-item';
import { OpenButton, RowActions } from './RowButtons';
import { StatusBadge, type StatusDisplay } from './status-display';

export interface InboxColumn<Item> extends Omit<TableColumn<Item>, 'cell'> {
  readonly cell: (item: Item, context: CellContext) => ReactNode;
}

export const nameColumn: InboxColumn<InboxItem> = {
  key: 'name',
  name: <Trans>Name</Trans>,
  kind: 'title',
  sortable: true,
  cell: (item, context) => (
    <OpenButton item={item} {...context}>
      {item.name}
    </OpenButton>
  ),
};

export const emailColumn: InboxColumn<InboxItem> = {
  key: 'email',
  name: <Trans>Email</Trans>,
  sortable: true,
  cell: ({ email }) => <EmailAddress email={email} />,
};

export const dateColumn: InboxColumn<InboxItem> = {
  key: 'date',
  name: <Trans>Date</Trans>,
  sortable: true,
  cell: ({ createdAt }, { language }) => (
    <span className={styles.noWrap}>{formatDateTime(createdAt, language)}</span>
  ),
};

export const createStatusColumn = (
  display: StatusDisplay<string>,
): InboxColumn<{ readonly status: string }> => ({
  key: 'status',
  name: <Trans>Status</Trans>,
  sortable: true,
  cell: ({ status }) => <StatusBadge display={display} status={status} />,
});

/** `getLabel` names the item for screen-reader users. */
export const createActionsColumn = <Item extends InboxItem>(
  getLabel: (item: Item) => string = ({ name }) => name,
): InboxColumn<Item> => ({
  key: 'actions',
  name: <Trans>Actions</Trans>,
  kind: 'actions',
  cell: (item, context) => <RowActions item={item} label={getLabel(item)} {...context} />,
});
