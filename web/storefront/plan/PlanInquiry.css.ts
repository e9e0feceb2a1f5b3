import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const section = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space[4],
  maxWidth: '46rem',
  marginTop: theme.space[6],
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const intro = style({ color: theme.color.textMuted });
