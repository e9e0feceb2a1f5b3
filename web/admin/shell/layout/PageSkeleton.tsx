import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from './PageSkeleton.css';

export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton className={styles.title} />
    <Skeleton className={styles.body} />
  </div>
);
