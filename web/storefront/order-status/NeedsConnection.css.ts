import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const note = style({
  marginTop: theme.space[2],
  color: theme.color.warning,
  fontSize: theme.size.small,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
});
