import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  background: theme.color.border,
  borderRadius: theme.radius.image,
  animation: `${pulse} 1.6s ease-in-out infinite`,
});
