import { Trans } from '@lingui/react/macro';
import { classes } from '../classes';
import { Skeleton } from '../skeleton/Skeleton';
import * as styles from './ImagePlaceholder.css';

interface ImagePlaceholderProps {
  readonly isPending: boolean;
  /** Sets the size of the missing image. */
  readonly className: string;
}

/** A skeleton while the image may still arrive; otherwise a text that says there is none. */
export const ImagePlaceholder = ({ isPending, className }: ImagePlaceholderProps) =>
  isPending ? (
    <Skeleton className={className} />
  ) : (
    <p className={classes(styles.placeholder, className)}>
      <Trans>Image not available</Trans>
    </p>
  );
