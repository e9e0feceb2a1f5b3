import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const grid = style({
  display: 'grid',
  rowGap: theme.space[7],
  columnGap: theme.space[5],
  '@media': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: theme.space[6] },
  },
});
