import { useLingui } from '@lingui/react/macro';
import { formatMoment } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import type { Column } from '../../ui/table/Table';
import * as styles from './EnquiryRow.css';
import type { Kept } from './kept';
import { UnreadMarked } from './UnreadMarked';

/** The columns that tell who sent something, and when. */
export function useSharedColumns() {
  const { t } = useLingui();
  const language = useLanguage();
  const name: Column<Kept> = {
    key: 'name',
    name: t`Name`,
    kind: 'title',
    sortable: true,
    cell: (row) => <UnreadMarked row={row}>{row.name}</UnreadMarked>,
  };
  const email: Column<Kept> = {
    key: 'email',
    name: t`Email`,
    sortable: true,
    cell: (row) => row.email,
  };
  const date: Column<Kept> = {
    key: 'date',
    name: t`Date`,
    sortable: true,
    cell: ({ createdAt }) => (
      <span className={styles.whole}>{formatMoment(createdAt, language)}</span>
    ),
  };
  return { name, email, date };
}
