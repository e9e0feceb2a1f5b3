import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { mainImageRatio } from '../main-image-ratio';

/** Set from code, as the content security policy doesn't allow style attributes. */
export const leftProperty = '--spot-left';
export const topProperty = '--spot-top';

const left = `var(${leftProperty})`;
const top = `var(${topProperty})`;

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

const targetSize = 44;

export const marker = style({
  position: 'absolute',
  top: `calc(${top} - ${targetSize / 2}px)`,
  left: `calc(${left} - ${targetSize / 2}px)`,
  display: 'grid',
  placeItems: 'center',
  width: `${targetSize}px`,
  height: `${targetSize}px`,
  borderRadius: theme.radius.button,
  pointerEvents: 'auto',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[aria-expanded=true]': { zIndex: 2 },
  },
});

/** In the same colors on any photo, in both themes. */
const paper = '#FFFDF9';
const ink = '#2B1F24';
const fig = '#5B2A4A';

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  border: `1px solid ${fig}`,
  borderRadius: theme.radius.button,
  background: paper,
  color: ink,
  boxShadow: '0 1px 4px rgb(20 12 16 / 0.45)',
  fontSize: '13px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  transition: `transform ${theme.motion.fast}`,
  selectors: {
    [`${marker}:hover > &`]: { transform: 'scale(1.12)' },
    [`${marker}:focus-visible > &`]: {
      outline: `2px solid ${fig}`,
      boxShadow: `0 0 0 4px ${paper}`,
    },
    [`${marker}[aria-expanded=true] > &`]: { background: fig, borderColor: paper, color: paper },
  },
});

const panelWidth = 232;
const edge = 8;

const panelBase = style({
  position: 'absolute',
  left: `clamp(${edge}px, calc(${left} - ${panelWidth / 2}px), calc(100% - ${panelWidth + edge}px))`,
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
  below: [panelBase, { top: `calc(${top} + ${distance}px)` }],
  above: [panelBase, { bottom: `calc(100% - ${top} + ${distance}px)` }],
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
