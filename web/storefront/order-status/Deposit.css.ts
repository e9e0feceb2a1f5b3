import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const deposit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[4]} ${theme.space[6]}`,
  marginTop: theme.space[6],
  paddingBlock: theme.space[4],
  borderBlock: `1px solid ${theme.color.border}`,
  '@media': { print: { marginTop: '8pt', paddingBlock: '4pt' } },
});

export const title = style({ fontSize: theme.size.title, fontVariantNumeric: 'tabular-nums' });

export const pay = style({ '@media': { print: { display: 'none' } } });
