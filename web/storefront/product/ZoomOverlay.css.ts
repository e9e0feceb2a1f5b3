import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const overlay = style({ position: 'fixed', inset: 0, zIndex: 50 });

export const panel = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space[4],
  background: 'rgb(20 12 16 / 0.94)',
  cursor: 'zoom-out',
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[data-closed]': { opacity: 0 } },
});

export const image = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
});

export const close = style({
  position: 'fixed',
  top: theme.space[3],
  right: theme.space[3],
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: theme.radius.button,
  background: 'rgb(20 12 16 / 0.7)',
  color: '#FFFDF9',
});
