import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const panel = style({ paddingTop: theme.space[5] });

export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: theme.space[4],
  paddingBlock: theme.space[3],
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.border}`,
});
