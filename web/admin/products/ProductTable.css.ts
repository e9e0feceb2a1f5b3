import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Aligns the icon of a 44 px control, rather than its edge, with the text of the other cells. */
const outdent = `calc(-1 * ${theme.space[3]})`;

/** On a narrow card the name wraps below the image instead of breaking between letters. */
export const product = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  marginLeft: outdent,
  '@media': { [from.medium]: { flexWrap: 'nowrap' } },
});

export const star = style({ display: 'flex', marginLeft: outdent });

export const image = style({
  flex: 'none',
  width: '64px',
  height: '48px',
  borderRadius: theme.radius.image,
  objectFit: 'cover',
});

export const name = style({
  flex: '1 0 100%',
  minWidth: 0,
  // Aligned with the other cells of the card.
  paddingLeft: theme.space[3],
  lineHeight: 1.3,
  '@media': { [from.medium]: { flex: '1 1 auto', paddingLeft: 0 } },
});

export const toggle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  '@media': { [from.large]: { flexWrap: 'nowrap' } },
});

export const actions = style({ display: 'inline-flex' });

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: theme.radius.button,
  selectors: { '&:hover': { background: theme.color.border } },
});

export const starOutline = style({ color: theme.color.textMuted });

export const starFilled = style({ color: theme.color.accent, fill: 'currentColor' });

export const selectionToolbar = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  minWidth: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  marginBottom: theme.space[3],
  padding: `${theme.space[1]} ${theme.space[3]}`,
  minHeight: '52px',
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
});

/** Scrolls sideways on a phone, where a taller toolbar would cover the list. */
export const selectionRow = style({
  display: 'flex',
  flex: '0 0 100%',
  alignItems: 'center',
  gap: theme.space[4],
  minWidth: 0,
  // Room for the focus outline.
  paddingInline: theme.space[1],
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [from.medium]: { display: 'contents' } },
});

globalStyle(`${selectionRow} > *`, { flex: 'none' });

export const selectionCount = style({ fontVariantNumeric: 'tabular-nums' });

export const missingImage = style([
  image,
  {
    display: 'grid',
    placeItems: 'center',
    background: theme.color.border,
    color: theme.color.textMuted,
  },
]);
