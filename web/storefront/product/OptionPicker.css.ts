import { style } from '@vanilla-extract/css';
import { scriptingDisabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const options = style({ display: 'grid', minWidth: 0, border: 0 });

export const legend = style({
  paddingTop: theme.space[2],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});

/** A line of a menu: name, leader, price. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: theme.space[2],
  minHeight: '44px',
  paddingBlock: theme.space[2],
  borderBottom: `1px solid ${theme.color.border}`,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:has(:checked)': { borderColor: theme.color.brand, color: theme.color.brand },
    '&:has(:focus-visible)': {
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: '2px',
    },
  },
});

export const radio = style({
  alignSelf: 'start',
  marginTop: '3px',
  width: '18px',
  height: '18px',
  accentColor: theme.color.brand,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[2],
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  '::after': {
    content: '""',
    flex: '1 0 12px',
    borderBottom: `1px dotted ${theme.color.textMuted}`,
  },
});

export const price = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const details = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[2],
  color: theme.color.textMuted,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
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
