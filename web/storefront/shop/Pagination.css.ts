import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[3],
  marginTop: theme.space[8],
});

export const prevNextLink = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  paddingInline: theme.space[3],
  fontWeight: 500,
  textUnderlineOffset: '4px',
});

export const disabled = style([prevNextLink, { color: theme.color.textMuted }]);

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[1],
});

/** Too many to fit between the links on narrow screens. */
export const manyNumbers = style([
  numbers,
  { '@media': { [below.medium]: { order: -1, flexBasis: '100%' } } },
]);

/** So narrow that seven entries fit into 320 px. */
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  color: theme.color.textMuted,
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '44px',
  borderRadius: theme.radius.button,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.color.border },
    '&[aria-current]': { background: theme.color.fill, color: theme.color.onFill },
  },
});
