import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  currentSpotNumber,
  focusedSpotNumber,
  spotLeft,
  spotNumber,
  spotNumberShadow,
  spotTarget,
  spotTop,
} from '../../../theme/spot-marker';
import { theme } from '../../../theme/theme.css';
import { mainImageRatio } from '../main-image-ratio';

export { leftProperty, topProperty } from '../../../theme/spot-marker';

/** For the gallery. */
export const uncropped = style({});

globalStyle(`${uncropped} > button img`, { objectFit: 'contain' });
/** The markers replace the numbers. */
globalStyle(`${uncropped} > button svg`, { display: 'none' });

export const markers = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  aspectRatio: `${mainImageRatio.width} / ${mainImageRatio.height}`,
  // Between the markers, a click enlarges the photo.
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const marker = style({
  ...spotTarget,
  pointerEvents: 'auto',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[aria-expanded=true]': { zIndex: 2 },
  },
});

export const dot = style({
  ...spotNumber,
  boxShadow: spotNumberShadow,
  transition: `transform ${theme.motion.fast}`,
  selectors: {
    [`${marker}:hover > &`]: { transform: 'scale(1.12)' },
    [`${marker}:focus-visible > &`]: focusedSpotNumber,
    [`${marker}[aria-expanded=true] > &`]: currentSpotNumber,
  },
});

const panelWidth = 232;
const edge = 8;

const panelBase = style({
  position: 'absolute',
  left: `clamp(${edge}px, calc(${spotLeft} - ${panelWidth / 2}px), calc(100% - ${panelWidth + edge}px))`,
  zIndex: 3,
  width: `${panelWidth}px`,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.corner,
  background: theme.color.surfaceRaised,
  boxShadow: theme.shadow.floating,
  fontSize: theme.size.small,
  lineHeight: 1.45,
  pointerEvents: 'auto',
});

const distance = 20;

export const panel = styleVariants({
  below: [panelBase, { top: `calc(${spotTop} + ${distance}px)` }],
  above: [panelBase, { bottom: `calc(100% - ${spotTop} + ${distance}px)` }],
});

export const name = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.text,
  fontWeight: 600,
  lineHeight: 1.25,
});

export const note = style({
  color: theme.color.textMuted,
  '::first-letter': { textTransform: 'uppercase' },
});
