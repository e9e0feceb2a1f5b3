import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import * as styles from './FileDetails.css';

export const AwaitedDetails = () => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      <Trans>Loading the details…</Trans>
    </p>
    <Skeleton className={styles.imageSkeleton} />
    <Skeleton className={styles.awaitedLine} />
    <Skeleton className={styles.awaitedLine} />
  </div>
);
