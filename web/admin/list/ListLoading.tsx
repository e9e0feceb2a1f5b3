import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './ListTools.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Stands in for the rows of a list that are on their way. */
export const ListLoading = () => (
  <div aria-busy="true">
    {rows.map((row) => (
      <Skeleton key={row} className={styles.skeleton} />
    ))}
  </div>
);
