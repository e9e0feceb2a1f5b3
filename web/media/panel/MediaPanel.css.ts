import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const panel = style({
  display: 'grid',
  gap: theme.space[7],
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 400px)',
      alignItems: 'start',
      gap: theme.space[6],
    },
    [from.wide]: { gap: theme.space[7] },
  },
});

export const tabs = style({ minWidth: 0 });

export const section = style({ paddingTop: theme.space[5] });
