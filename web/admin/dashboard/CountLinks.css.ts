import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Four columns on phones, each as wide as its words need; one line on wide screens. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'space-between',
  gap: theme.space[2],
  '@media': { [from.medium]: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space[5] } },
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '44px',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.brand } },
  '@media': {
    [from.medium]: { flexDirection: 'row', alignItems: 'baseline', gap: theme.space[2] },
  },
});

export const wideOnly = style({ '@media': { [below.medium]: { display: 'none' } } });

export const number = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
});

export const urgentNumber = style({ color: theme.color.accent, fontWeight: 600 });

export const name = style({
  fontSize: theme.size.small,
  lineHeight: 1.25,
  overflowWrap: 'break-word',
  textDecoration: 'underline',
  textDecorationColor: theme.color.border,
  textUnderlineOffset: '4px',
  selectors: { [`${link}:hover &`]: { textDecorationColor: 'currentcolor' } },
});
