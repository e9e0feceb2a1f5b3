import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const error = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[4],
  marginBottom: theme.space[5],
});
