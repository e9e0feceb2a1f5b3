import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { getNextSort, getSortDirection, type Sorting } from './sorting';
import * as styles from './Table.css';

interface ColumnHeadingProps {
  readonly column: string;
  /** Undefined if the column is not sortable. */
  readonly sorting: Sorting | undefined;
  readonly children: ReactNode;
}

export function ColumnHeading({ column, sorting, children }: ColumnHeadingProps) {
  if (!sorting) {
    return (
      <th role="columnheader" scope="col" className={styles.heading}>
        {children}
      </th>
    );
  }
  const { sort, onSort } = sorting;
  const direction = getSortDirection(column, sort);
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th role="columnheader" scope="col" className={styles.heading} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={styles.sortButton}
        onClick={() => onSort(getNextSort(column, sort))}
      >
        {children}
        <Arrow aria-hidden size={16} className={styles.arrow} />
      </button>
    </th>
  );
}
