import { Trans } from '@lingui/react/macro';
import { classes } from '../classes';
import * as styles from './ResponsiveImage.css';
import { useImageState } from './use-image-state';

interface ExternalImageProps {
  readonly url: string;
  readonly alt: string;
  readonly className?: string;
}

/** An image from a URL that an admin typed: dimensions and color are unknown. */
export function ExternalImage({ url, alt, className }: ExternalImageProps) {
  const { imageRef, state, handleLoad, handleError } = useImageState();
  if (state === 'failed') {
    return (
      <span className={classes(styles.frame, styles.failed, className)}>
        <Trans>Image failed to load</Trans>
      </span>
    );
  }
  return (
    <span className={classes(styles.frame, className)}>
      <img
        ref={imageRef}
        className={styles.image[state]}
        src={url}
        alt={alt}
        loading="lazy"
        onLoad={handleLoad}
        onError={handleError}
      />
    </span>
  );
}
