import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { Table } from '../../ui/table/Table';
import * as table from '../data-table/DataTable.css';
import { Pager } from '../data-table/Pager';
import { TableSkeleton } from '../data-table/TableSkeleton';
import type { Inbox } from './define-inbox';
import type { InboxItem } from './inbox-item';
import type { InboxList } from './use-inbox-list';

interface InboxTableProps<Item extends InboxItem, Status extends string> {
  readonly inbox: Inbox<Item, Status>;
  readonly list: InboxList<Item>;
  readonly onView: (item: Item) => void;
  readonly onArchive: (item: Item) => void;
  /** Undefined if items have no status. */
  readonly onEditStatus: ((item: Item) => void) | undefined;
}

export function InboxTable<Item extends InboxItem, Status extends string>({
  inbox: { columns: inboxColumns, texts },
  list: { view, current, focus },
  onView,
  onArchive,
  onEditStatus,
}: InboxTableProps<Item, Status>) {
  const { t } = useLingui();
  const language = useLanguage();
  const { list, page, isLoading } = current;
  if (current.failed) return <LoadError onRetry={current.retry}>{texts.failed}</LoadError>;
  if (!list) return <TableSkeleton />;
  const title = t(texts.title);
  const sorting = { sort: view.sort, onSort: (sort: string) => view.change({ sort }) };
  const columns = inboxColumns.map(({ cell, ...column }) => ({
    ...column,
    cell: (item: Item) =>
      cell(item, {
        language,
        onView: () => onView(item),
        marksArchived: view.filters.archived === 'all',
        onArchive: () => onArchive(item),
        ...(onEditStatus && { onEditStatus: () => onEditStatus(item) }),
      }),
  }));
  return (
    <section
      ref={focus.container}
      tabIndex={-1}
      aria-label={title}
      aria-busy={isLoading}
      className={table.content}
    >
      {list.total === 0 ? (
        <p className={table.empty}>{texts.empty}</p>
      ) : (
        <>
          <Table
            label={title}
            columns={columns}
            rows={list.rows}
            getKey={({ id }) => id}
            sorting={sorting}
          />
          <Pager page={page} total={list.total} onPageChange={(to) => view.change({ page: to })} />
        </>
      )}
    </section>
  );
}
