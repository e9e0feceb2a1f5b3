import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './DataTable.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

export const TableSkeleton = () => (
  <div aria-busy="true">
    {rows.map((row) => (
      <Skeleton key={row} className={styles.skeleton} />
    ))}
  </div>
);
