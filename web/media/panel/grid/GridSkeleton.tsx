import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from './FileGrid.css';

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const GridSkeleton = () => (
  <ul className={styles.grid} aria-busy="true" aria-hidden="true">
    {keys.map((key) => (
      <li key={key}>
        <Skeleton className={styles.imageSkeleton} />
        <Skeleton className={styles.titleSkeleton} />
      </li>
    ))}
  </ul>
);
