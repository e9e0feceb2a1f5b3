import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

const track = { background: theme.color.border, borderRadius: theme.radius.button };

const filled = {
  background: theme.color.brand,
  borderRadius: theme.radius.button,
  transition: `inline-size ${theme.motion.slow}`,
};

export const bar = style({
  display: 'block',
  width: '100%',
  height: '6px',
  border: 0,
  overflow: 'hidden',
  appearance: 'none',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
});
