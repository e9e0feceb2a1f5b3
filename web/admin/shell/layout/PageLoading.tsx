import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from './PageLoading.css';

/** Stands in for a page of the back office that is on its way. */
export const PageLoading = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton className={styles.title} />
    <Skeleton className={styles.body} />
  </div>
);
