import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  maxWidth: '22rem',
  '@media': { print: { display: 'none' } },
});

export const unavailable = style({ selectors: { '&:empty': { display: 'none' } } });
