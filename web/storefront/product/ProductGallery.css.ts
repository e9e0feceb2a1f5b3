import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { productImageTransitionName } from '../product-card/view-transition';
import { mainImageRatio } from './main-image-ratio';

/** Contains the markers on the main image, which is its first element. */
export const gallery = style({ position: 'relative' });

export const main = style({ position: 'relative' });

export const zoomButton = style({ display: 'block', width: '100%', cursor: 'zoom-in' });

/** Clicks go to the button below. */
export const numbers = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

export const mainImage = style({
  aspectRatio: `${mainImageRatio.width} / ${mainImageRatio.height}`,
  viewTransitionName: productImageTransitionName,
});

export const thumbnails = style({
  display: 'flex',
  gap: theme.space[3],
  marginTop: theme.space[3],
});

/** Four fit next to each other on the narrowest phones. */
export const thumbnailItem = style({ flex: '0 1 88px', minWidth: 0 });

export const thumbnail = style({
  display: 'block',
  width: '100%',
  borderRadius: theme.radius.image,
  selectors: {
    '&[aria-current=true]': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
  },
});

export const thumbnailImage = style({ aspectRatio: '4 / 3' });
