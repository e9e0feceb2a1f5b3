import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[2],
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space[3] },
  },
});

export const image = style({ aspectRatio: '4 / 3' });
