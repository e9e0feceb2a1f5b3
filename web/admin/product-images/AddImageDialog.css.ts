import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Stays in sight under however many pictures. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  marginTop: theme.space[5],
  marginInline: `calc(${theme.space[4]} * -1)`,
  padding: theme.space[4],
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.line}`,
});
