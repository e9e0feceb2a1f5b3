import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  padding: theme.space[4],
  borderRadius: theme.radius.photograph,
  background: theme.color.line,
  fontSize: theme.size.small,
  textAlign: 'center',
});
