import { useLingui } from '@lingui/react/macro';
import { formatMoment } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import type { Column } from '../../ui/table/Table';
import { EmailAddress } from './EmailAddress';
import * as styles from './EnquiryRow.css';
import type { Kept } from './kept';
import { RowActions } from './RowActions';
import { StatusBadge } from './StatusBadge';
import type { StatusKind } from './status-kind';
import { UnreadMarked } from './UnreadMarked';

/** What can be done to one of a list in its row. */
export interface RowDeeds<Row> {
  readonly onView: (row: Row) => void;
  /** Undefined where there is no state to be changed. */
  readonly onStatus?: (row: Row) => void;
}

/** The columns that tell who sent something, when, how far it is, and what can be done to it. */
export function useSharedColumns() {
  const { t } = useLingui();
  const language = useLanguage();
  const name = <Row extends Kept>({ onView }: RowDeeds<Row>): Column<Row> => ({
    key: 'name',
    name: t`Name`,
    kind: 'title',
    sortable: true,
    cell: (row) => (
      <UnreadMarked row={row} onOpen={() => onView(row)}>
        {row.name}
      </UnreadMarked>
    ),
  });
  const email: Column<Kept> = {
    key: 'email',
    name: t`Email`,
    sortable: true,
    cell: (row) => <EmailAddress>{row.email}</EmailAddress>,
  };
  const date: Column<Kept> = {
    key: 'date',
    name: t`Date`,
    sortable: true,
    cell: ({ createdAt }) => (
      <span className={styles.whole}>{formatMoment(createdAt, language)}</span>
    ),
  };

  const status = (kind: StatusKind<string>): Column<Kept & { readonly status: string }> => ({
    key: 'status',
    name: t`Status`,
    sortable: true,
    cell: (row) => <StatusBadge kind={kind} status={row.status} />,
  });

  function actions<Row extends Kept>(
    { onView, onStatus }: RowDeeds<Row>,
    calledOf: (row: Row) => string = (row) => row.name,
  ): Column<Row> {
    return {
      key: 'actions',
      name: t`Actions`,
      kind: 'actions',
      cell: (row) => (
        <RowActions
          id={row.id}
          called={calledOf(row)}
          onView={() => onView(row)}
          {...(onStatus && { onStatus: () => onStatus(row) })}
        />
      ),
    };
  }

  return { name, email, date, status, actions };
}
