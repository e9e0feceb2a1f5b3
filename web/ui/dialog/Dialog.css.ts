import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const dialog = style({ position: 'fixed', inset: 0, zIndex: 40 });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  background: 'rgb(20 12 16 / 0.5)',
  transition: `opacity ${theme.motion.slow}`,
  selectors: { '&[data-closed]': { opacity: 0 } },
});
