import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { clampLines } from '../../ui/clamp-lines';

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  overflow: 'hidden',
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
});

export const dragging = style({ zIndex: 2, boxShadow: theme.shadow.floating });

export const imageFrame = style({ position: 'relative', aspectRatio: '1' });

export const image = style({ height: '100%', borderRadius: 0 });

export const altText = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  ...clampLines(3),
  borderBlock: `${theme.space[1]} solid transparent`,
  paddingInline: theme.space[2],
  background: 'rgb(20 12 16 / 0.72)',
  color: '#FFFDF9',
  fontSize: theme.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const primaryBadge = style({
  position: 'absolute',
  top: theme.space[2],
  left: theme.space[2],
});

export const reorderControls = style({
  display: 'flex',
  justifyContent: 'space-between',
  borderBottom: `1px solid ${theme.color.border}`,
});

export const moveButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  selectors: {
    '&:hover': { background: theme.color.border },
    '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default', background: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** `touchAction: none` makes a touch move the image instead of scrolling the page. */
export const dragHandle = style({
  flex: '1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[1],
  minHeight: '44px',
  color: theme.color.textMuted,
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&:hover': { background: theme.color.border },
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const position = style({ fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[3]}`,
  paddingInline: theme.space[3],
  fontSize: theme.size.small,
});
