import { Trans } from '@lingui/react/macro';
import type { ImgHTMLAttributes, ReactNode } from 'react';
import type { ImageAsset } from '#contract/media/schema';
import { useLanguage } from '../../i18n/use-language';
import { classes } from '../classes';
import { useDominantColor } from './dominant-color';
import * as styles from './ResponsiveImage.css';
import { buildSourceSet } from './source-set';
import { useImageState } from './use-image-state';
import { useNearViewport } from './use-near-viewport';

/** `first`: eager, with high fetch priority. `near`: once the image is close to the viewport. */
export type ImagePriority = 'first' | 'near';

interface ResponsiveImageProps {
  readonly image: ImageAsset;
  /**
   * Value of the `sizes` attribute. Images of the whole width say 88vw on phones, a little less than they are, so that
   * the browser picks the next smaller image.
   */
  readonly sizes: string;
  readonly priority?: ImagePriority;
  readonly className?: string | undefined;
  /** Defaults to the image's own alternative text. */
  readonly alt?: string;
  /** Replaces the default error message when loading fails. */
  readonly fallback?: ReactNode;
  /** Adds elements around the image, such as a button, unless loading fails. */
  readonly wrap?: (image: ReactNode) => ReactNode;
}

const loadingProps: Record<ImagePriority, ImgHTMLAttributes<HTMLImageElement>> = {
  first: { loading: 'eager', fetchPriority: 'high' },
  near: { loading: 'eager' },
};

/** Fades in over the image's dominant color and shows an error message if loading fails. */
export function ResponsiveImage({
  image,
  sizes,
  priority = 'near',
  className,
  alt,
  fallback,
  wrap,
}: ResponsiveImageProps) {
  const language = useLanguage();
  const colorClass = useDominantColor(image.color);
  const { imageRef, state, handleLoad, handleError } = useImageState();
  const { frameRef, isNear } = useNearViewport(priority === 'near');
  const img = (
    <img
      ref={imageRef}
      className={styles.image[state]}
      src={buildSourceSet(image).fallback}
      srcSet={buildSourceSet(image).srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? image.alt[language]}
      decoding="async"
      onLoad={handleLoad}
      onError={handleError}
      {...loadingProps[priority]}
    />
  );
  if (state === 'failed') {
    return (
      fallback ?? (
        <span className={classes(styles.frame, styles.failed, className)}>
          <Trans>Image failed to load</Trans>
        </span>
      )
    );
  }
  const framed = (
    <span ref={frameRef} className={classes(styles.frame, colorClass, className)}>
      {isNear ? img : <noscript>{img}</noscript>}
    </span>
  );
  return wrap ? wrap(framed) : framed;
}
