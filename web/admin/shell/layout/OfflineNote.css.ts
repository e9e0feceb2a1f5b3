import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const note = style({
  padding: theme.space[3],
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.surfaceRaised,
  color: theme.color.warning,
  textAlign: 'center',
});
