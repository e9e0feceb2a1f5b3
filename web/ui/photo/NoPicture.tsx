import { Trans } from '@lingui/react/macro';
import { classes } from '../classes';
import { Skeleton } from '../skeleton/Skeleton';
import * as styles from './NoPicture.css';

interface NoPictureProps {
  /** Whether one may still come. */
  readonly awaited: boolean;
  /** The shape the picture would have. */
  readonly className: string;
}

/** Keeps the place of a picture that is on its way, or says that there is none. */
export const NoPicture = ({ awaited, className }: NoPictureProps) =>
  awaited ? (
    <Skeleton className={className} />
  ) : (
    <p className={classes(styles.missing, className)}>
      <Trans>Image not available</Trans>
    </p>
  );
