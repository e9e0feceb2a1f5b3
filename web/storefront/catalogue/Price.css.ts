import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const asOf = style({
  color: theme.color.textQuiet,
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: 1.3,
});
