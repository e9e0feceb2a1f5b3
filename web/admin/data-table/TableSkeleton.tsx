import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './DataTable.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholder for a list's rows while they load. */
export const TableSkeleton = () => (
  <div aria-busy="true">
    {rows.map((row) => (
      <Skeleton key={row} className={styles.skeleton} />
    ))}
  </div>
);
