import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const details = style({ marginTop: theme.space[2] });

export const summary = style({
  counterReset: 'spot',
  display: 'block',
  minHeight: '44px',
  cursor: 'pointer',
  // Fewer columns for larger text.
  columns: '2 9em',
  columnGap: theme.space[3],
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &': { columns: 'auto' },
  },
  '@media': { [from.large]: { columns: '4 8em' } },
});

/** In the columns of the summary. */
export const legend = style({
  display: 'contents',
  selectors: { '[open] > * > &': { display: 'none' } },
});

export const entry = style({
  counterIncrement: 'spot',
  display: 'block',
  paddingLeft: '1.8em',
  textIndent: '-1.8em',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(spot)',
    display: 'inline-block',
    width: '1.8em',
    color: theme.color.accent,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    textIndent: 0,
  },
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  textDecoration: 'underline',
  textDecorationColor: theme.color.border,
  textUnderlineOffset: '4px',
  // Replaces the triangle, which Safari draws in its own way.
  selectors: {
    '&::after': {
      content: '""',
      width: '8px',
      height: '8px',
      marginTop: '-4px',
      border: 'solid currentColor',
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'rotate(45deg)',
    },
    '[open] > * > &::after': { marginTop: '4px', transform: 'rotate(225deg)' },
    [`${summary}:hover > &`]: { textDecorationColor: 'currentColor' },
  },
});

globalStyle(`${details} strong`, { display: 'block', color: theme.color.text, fontWeight: 600 });

export const list = style({
  counterReset: 'spot',
  marginTop: theme.space[2],
  columnGap: theme.space[6],
  fontSize: theme.size.small,
  lineHeight: 1.45,
  '@media': { [from.small]: { columns: 2 } },
});

export const spot = style({
  counterIncrement: 'spot',
  position: 'relative',
  padding: `${theme.space[2]} 0 ${theme.space[2]} 36px`,
  color: theme.color.textMuted,
  breakInside: 'avoid',
  '::before': {
    content: 'counter(spot)',
    position: 'absolute',
    left: 0,
    top: '7px',
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    border: `1px solid ${theme.color.textMuted}`,
    borderRadius: theme.radius.button,
    color: theme.color.text,
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  },
});
