import type { ReactNode } from 'react';
import { classes } from '../classes';
import { ColumnHeading } from './ColumnHeading';
import type { Sorting } from './sorting';
import * as styles from './Table.css';

export interface TableColumn<Row> {
  /** Unique; also the sort field of a sortable column. */
  readonly key: string;
  readonly name: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** `title` identifies the row; `actions` and `tools` (icon buttons) act on it. Cards show all three without a label. */
  readonly kind?: 'title' | 'actions' | 'tools' | 'number';
  readonly sortable?: boolean;
}

interface TableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string | number;
  readonly sorting?: Sorting;
  /** Undefined if rows cannot be selected. */
  readonly isSelected?: (row: Row) => boolean;
}

/**
 * Table rows, or cards on narrow screens. The explicit roles are needed because browsers drop table semantics when
 * `display` is not a table value.
 */
export const Table = <Row,>({
  label,
  columns,
  rows,
  getKey,
  sorting,
  isSelected,
}: TableProps<Row>) => (
  <table className={styles.table} role="table" aria-label={label}>
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {columns.map(({ key, name, sortable }) => (
          <ColumnHeading key={key} column={key} sorting={sortable ? sorting : undefined}>
            {name}
          </ColumnHeading>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className={styles.body}>
      {rows.map((row) => (
        <tr
          key={getKey(row)}
          role="row"
          className={styles.row}
          data-selected={isSelected?.(row) || undefined}
        >
          {columns.map((column) => (
            <Cell key={column.key} column={column} row={row} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface CellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
}

function Cell<Row>({ column: { kind, name, cell }, row }: CellProps<Row>) {
  if (kind === 'title') {
    return (
      <th role="rowheader" scope="row" className={styles.title}>
        {cell(row)}
      </th>
    );
  }
  if (kind === 'actions' || kind === 'tools') {
    return (
      <td role="cell" className={kind === 'tools' ? styles.tools : styles.actions}>
        {cell(row)}
      </td>
    );
  }
  return (
    <td role="cell" className={styles.cell}>
      <span className={styles.cellLabel}>{name}</span>
      <div className={classes(styles.value, kind === 'number' && styles.number)}>{cell(row)}</div>
    </td>
  );
}
