import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const street = style({
  display: 'grid',
  gap: theme.space[5],
  '@media': {
    [from.small]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: theme.space[4] },
  },
});

export const zip = style({ display: 'grid', justifyItems: 'start', gap: theme.space[1] });
