import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const site = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export const main = style({ flex: 1 });

export const skip = style({
  position: 'absolute',
  zIndex: 50,
  left: theme.space[4],
  top: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  background: theme.color.fill,
  color: theme.color.onFill,
  borderRadius: theme.radius.corner,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
