import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[4],
  maxWidth: '520px',
  marginBottom: theme.space[5],
});
