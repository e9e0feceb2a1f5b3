import { Trans } from '@lingui/react/macro';
import { classes } from '../classes';
import { Skeleton } from '../skeleton/Skeleton';
import * as styles from './NoPicture.css';

interface ImagePlaceholderProps {
  readonly awaited: boolean;
  /** Sets the size of the missing image. */
  readonly className: string;
}

/** A skeleton while the image may still arrive; otherwise a text that says there is none. */
export const ImagePlaceholder = ({ awaited, className }: ImagePlaceholderProps) =>
  awaited ? (
    <Skeleton className={className} />
  ) : (
    <p className={classes(styles.missing, className)}>
      <Trans>Image not available</Trans>
    </p>
  );
