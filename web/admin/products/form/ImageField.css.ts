import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const field = style({ display: 'grid', alignSelf: 'start', gap: theme.space[4] });

/** Same aspect ratio as the product cards of the storefront. */
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.image,
  overflow: 'hidden',
});

export const image = style({ width: '100%', height: '100%' });

export const placeholder = style({ color: theme.color.border });

export const dragOver = style({
  outline: `2px solid ${theme.color.brand}`,
  outlineOffset: '3px',
});

export const selectButton = style({ justifySelf: 'start' });

export const advanced = style({ minWidth: 0 });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  width: 'fit-content',
  minHeight: '44px',
  fontWeight: 500,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: theme.color.border,
  textUnderlineOffset: '6px',
  selectors: { '&:hover': { color: theme.color.brand } },
});

// Safari ignores `list-style` and draws its own triangle.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const chevron = style({
  transition: `transform ${theme.motion.fast}`,
  selectors: { [`${advanced}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});
