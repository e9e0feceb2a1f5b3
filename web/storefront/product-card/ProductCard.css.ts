import { globalStyle, style } from '@vanilla-extract/css';
import { scriptingDisabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const card = style({ position: 'relative' });

export const imageArea = style({ position: 'relative' });

/** On the image, so that nothing moves when it appears. */
export const marks = style({
  position: 'absolute',
  insetInline: theme.space[2],
  bottom: theme.space[2],
});

export const image = style({ aspectRatio: '4 / 3' });

export const titleRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space[4],
  marginTop: theme.space[3],
});

export const name = style({
  minWidth: 0,
  fontSize: theme.size.title,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

/** The whole card is clickable, but only the name is the link for screen readers. */
export const link = style({
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: theme.color.brand },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: '2px',
    },
  },
});

export const price = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** Puts the date below the price and leaves room for the name. */
globalStyle(`${price} small`, { display: 'block', maxWidth: '9em', marginInlineStart: 'auto' });

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[4],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});

export const note = style({
  color: theme.color.positive,
  fontSize: theme.size.small,
  fontWeight: 600,
});

/** Above the link that covers the card. */
export const wishlistButton = style({
  position: 'absolute',
  top: theme.space[2],
  right: theme.space[2],
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  background: `color-mix(in srgb, ${theme.color.surface} 86%, transparent)`,
  borderRadius: '50%',
  color: theme.color.brand,
  '@media': { [scriptingDisabled]: { display: 'none' } },
});

globalStyle(`${wishlistButton}[aria-pressed=true] svg`, { fill: 'currentColor' });

export const skeletonTitle = style({ height: '24px', marginTop: theme.space[3], maxWidth: '70%' });
