import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const columns = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: theme.space[6],
    },
    [from.large]: { columnGap: theme.space[7] },
  },
});

export const column = style({
  paddingTop: theme.space[4],
  borderTop: `1px solid ${theme.color.border}`,
});

export const name = style({ marginBottom: theme.space[2], fontSize: theme.size.title });

export const text = style({ maxWidth: theme.measure });
