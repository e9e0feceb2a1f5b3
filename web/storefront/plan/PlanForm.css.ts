import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const form = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[5],
  '@media': { print: { display: 'none' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.4rem, 100%), 1fr))',
  gap: `${theme.space[4]} ${theme.space[4]}`,
  alignItems: 'start',
});
