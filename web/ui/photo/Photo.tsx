import { Trans } from '@lingui/react/macro';
import type { ImgHTMLAttributes, ReactNode } from 'react';
import type { ImageAsset } from '#contract/media/schema';
import { useLanguage } from '../../i18n/use-language';
import { classes } from '../classes';
import * as styles from './Photo.css';
import { sourceSet } from './source-set';
import { useTone } from './tone';
import { useImageState } from './use-image-state';
import { useNearViewport } from './use-near-viewport';

/** `first`: eager, with high fetch priority. `near`: once the image is close to the viewport. */
export type ImagePriority = 'first' | 'near';

interface ResponsiveImageProps {
  readonly image: ImageAsset;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  readonly urgency?: ImagePriority;
  readonly className?: string | undefined;
  /** Defaults to the image's own alternative text. */
  readonly alt?: string;
  /** Replaces the default error message when loading fails. */
  readonly fallback?: ReactNode;
}

const fetching: Record<ImagePriority, ImgHTMLAttributes<HTMLImageElement>> = {
  first: { loading: 'eager', fetchPriority: 'high' },
  near: { loading: 'eager' },
};

/** Fades in over the image's dominant color and shows an error message if loading fails. */
export function ResponsiveImage({
  image,
  sizes,
  urgency = 'near',
  className,
  alt,
  fallback,
}: ResponsiveImageProps) {
  const language = useLanguage();
  const tone = useTone(image.color);
  const { image: imageRef, state, settle, fail } = useImageState();
  const { frame, near } = useNearViewport(urgency === 'near');
  const img = (
    <img
      ref={imageRef}
      className={styles.image[state]}
      src={sourceSet(image).fallback}
      srcSet={sourceSet(image).srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? image.alt[language]}
      decoding="async"
      onLoad={settle}
      onError={fail}
      {...fetching[urgency]}
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
  return (
    <span ref={frame} className={classes(styles.frame, tone, className)}>
      {near ? img : <noscript>{img}</noscript>}
    </span>
  );
}
