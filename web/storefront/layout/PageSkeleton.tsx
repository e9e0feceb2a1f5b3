import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './PageSkeleton.css';

/** Displayed while a page's code is loading. */
export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton className={styles.title} />
    <Skeleton className={styles.body} />
  </div>
);
