import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import * as styles from './FileDetails.css';

export const DetailsSkeleton = () => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      <Trans>Loading the details…</Trans>
    </p>
    <Skeleton className={styles.imageSkeleton} />
    <Skeleton className={styles.lineSkeleton} />
    <Skeleton className={styles.lineSkeleton} />
  </div>
);
