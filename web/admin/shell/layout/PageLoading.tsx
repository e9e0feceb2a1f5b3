import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from './PageLoading.css';

export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton className={styles.title} />
    <Skeleton className={styles.body} />
  </div>
);
