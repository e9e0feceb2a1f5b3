import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from './FileGrid.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const AwaitedGrid = () => (
  <ul className={styles.grid} aria-busy="true" aria-hidden="true">
    {places.map((place) => (
      <li key={place}>
        <Skeleton className={styles.imageSkeleton} />
        <Skeleton className={styles.awaitedTitle} />
      </li>
    ))}
  </ul>
);
