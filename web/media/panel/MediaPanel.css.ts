import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Two columns, one below the other where there is no room. */
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

/** Room beside it for the rim around the card that is chosen. */
export const section = style({ paddingTop: theme.space[5] });
