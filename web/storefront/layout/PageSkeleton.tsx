import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './PageSkeleton.css';

/** Stands in for a page whose code is on its way. */
export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton className={styles.title} />
    <Skeleton className={styles.body} />
  </div>
);
