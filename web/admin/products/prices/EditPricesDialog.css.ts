import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const fields = style({ display: 'grid', gap: theme.space[4] });

export const list = style({
  maxHeight: '35vh',
  overflowY: 'auto',
  borderBlock: `1px solid ${theme.color.border}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[4]}`,
  paddingBlock: theme.space[2],
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.border}` } },
});

export const name = style({ flex: '1 1 12rem', overflowWrap: 'anywhere' });

export const prices = style({ fontVariantNumeric: 'tabular-nums' });

export const notice = style({ marginBlock: theme.space[2], overflowWrap: 'anywhere' });

export const newPrice = style({ fontWeight: 600 });
