import { Trans } from '@lingui/react/macro';
import type { ImgHTMLAttributes, ReactNode } from 'react';
import type { Picture } from '#contract/media/schema';
import { useLanguage } from '../../i18n/use-language';
import { classes } from '../classes';
import * as styles from './Photo.css';
import { sourceSet } from './source-set';
import { useTone } from './tone';
import { useImageState } from './use-image-state';
import { useNearViewport } from './use-near-viewport';

/**
 * When a photograph is fetched: `first`, before anything else; `near`, once it is a documented margin away
 * from being seen.
 */
export type PhotoUrgency = 'first' | 'near';

interface PhotoProps {
  readonly picture: Picture;
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string;
  readonly urgency?: PhotoUrgency;
  readonly className?: string | undefined;
  /** Words for who cannot see it; the picture's own when left out. */
  readonly alt?: string;
  /** Shown when it fails to load, in place of a frame that says so. */
  readonly fallback?: ReactNode;
}

const fetching: Record<PhotoUrgency, ImgHTMLAttributes<HTMLImageElement>> = {
  first: { loading: 'eager', fetchPriority: 'high' },
  near: { loading: 'eager' },
};

/** A photograph over its dominant colour, which it fades in over; says so when it cannot be loaded. */
export function Photo({ picture, sizes, urgency = 'near', className, alt, fallback }: PhotoProps) {
  const language = useLanguage();
  const tone = useTone(picture.color);
  const { image, state, settle, fail } = useImageState();
  const { frame, near } = useNearViewport(urgency === 'near');
  const photograph = (
    <img
      ref={image}
      className={styles.image[state]}
      src={sourceSet(picture).fallback}
      srcSet={sourceSet(picture).srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt[language]}
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
      {near ? photograph : <noscript>{photograph}</noscript>}
    </span>
  );
}
