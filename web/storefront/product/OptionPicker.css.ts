import { globalStyle, style } from '@vanilla-extract/css';
import { from, scriptingDisabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const options = style({
  display: 'grid',
  gap: theme.space[2],
  minWidth: 0,
  marginTop: theme.space[5],
  border: 0,
});

export const legend = style({ marginBottom: theme.space[2], fontWeight: 600 });

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: theme.space[3],
  minHeight: '44px',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.image,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.brand },
    '&:has(:checked)': {
      borderColor: theme.color.brand,
      boxShadow: `inset 0 0 0 1px ${theme.color.brand}`,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: '2px',
    },
  },
});

export const radio = style({
  gridRow: 'span 3',
  alignSelf: 'center',
  width: '20px',
  height: '20px',
  accentColor: theme.color.brand,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const price = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const people = style({
  gridColumn: '2 / -1',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  '@media': { [from.small]: { gridColumn: '2' } },
});

export const perPerson = style([
  people,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from.small]: { gridColumn: '3', textAlign: 'end' } },
  },
]);

/** Keeps one-line options as low as their touch target. */
globalStyle(`${option}:not(:has(${people}:not(:empty), ${perPerson}:not(:empty)))`, {
  alignItems: 'center',
});

/** Only without JavaScript: a choice then needs a request. */
export const submit = style({
  display: 'none',
  minHeight: '44px',
  textDecoration: 'underline',
  '@media': { [scriptingDisabled]: { display: 'block' } },
});

export const quantityPrice = style({
  marginTop: theme.space[3],
  fontVariantNumeric: 'tabular-nums',
});
