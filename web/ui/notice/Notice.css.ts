import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const notice = style({
  padding: theme.space[4],
  borderLeft: `4px solid ${theme.color.critical}`,
  background: theme.color.surfaceRaised,
});
