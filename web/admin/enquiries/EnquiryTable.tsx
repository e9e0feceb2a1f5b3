import type { ReactNode } from 'react';
import { LoadFailed } from '../../media/panel/library/LoadFailed';
import { type Column, Table } from '../../ui/table/Table';
import * as table from '../data-table/DataTable.css';
import { Pager } from '../data-table/Pager';
import { SortSelect } from '../data-table/SortSelect';
import { TableSkeleton } from '../data-table/TableSkeleton';
import type { Enquiries } from './use-enquiries';

interface EnquiryTableProps<Row> {
  /** What the table lists, for those who do not see it. */
  readonly label: string;
  readonly list: Enquiries<Row>;
  readonly columns: readonly Column<Row>[];
  /** Said where there is nothing to list. */
  readonly nothing: ReactNode;
  /** Said where the list could not be read. */
  readonly failed: ReactNode;
}

/** A page of what people sent. */
export function EnquiryTable<Row extends { readonly id: number }>({
  label,
  list: { view, part, focus },
  columns,
  nothing,
  failed,
}: EnquiryTableProps<Row>) {
  const { list, page, awaited } = part;
  if (part.failed) return <LoadFailed onRetry={part.retry}>{failed}</LoadFailed>;
  if (!list) return <TableSkeleton />;
  const sorting = { sort: view.sort, onSort: (sort: string) => view.change({ sort }) };
  return (
    <section
      ref={focus.container}
      tabIndex={-1}
      aria-label={label}
      aria-busy={awaited}
      className={table.content}
    >
      {list.total === 0 ? (
        <p className={table.empty}>{nothing}</p>
      ) : (
        <>
          <SortSelect sorting={sorting} columns={columns} />
          <Table
            label={label}
            columns={columns}
            rows={list.rows}
            keyOf={({ id }) => id}
            sorting={sorting}
          />
          <Pager page={page} total={list.total} onTurn={(to) => view.change({ page: to })} />
        </>
      )}
    </section>
  );
}
