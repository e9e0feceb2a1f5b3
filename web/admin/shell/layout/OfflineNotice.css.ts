import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const notice = style({
  padding: theme.space[3],
  borderBottom: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceRaised,
  color: theme.color.warning,
  textAlign: 'center',
});
