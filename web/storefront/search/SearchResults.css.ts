import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const count = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  selectors: { '&:not(:empty)': { paddingTop: theme.space[4] } },
});

export const categories = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[5],
  paddingTop: theme.space[3],
});

globalStyle(`${categories} a`, {
  display: 'grid',
  alignItems: 'center',
  minHeight: '44px',
  textUnderlineOffset: '4px',
});

export const exclusion = style({ paddingTop: theme.space[4], marginBottom: `-${theme.space[4]}` });

export const list = style({ paddingTop: theme.space[2] });

export const row = style({
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.border}` } },
});

export const allResultsLink = style({
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: '44px',
  marginTop: theme.space[3],
  fontWeight: 600,
  textUnderlineOffset: '4px',
});
