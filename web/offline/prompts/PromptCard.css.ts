import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Phones: above the bottom bar of some pages. Wide windows: the corner without toasts. */
export const card = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: theme.space[4],
  bottom: `calc(72px + ${theme.space[4]} + env(safe-area-inset-bottom))`,
  padding: theme.space[4],
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.floating,
  animation: `${rise} ${theme.motion.slow}`,
  '@media': {
    [from.medium]: {
      insetInline: `${theme.space[5]} auto`,
      bottom: theme.space[5],
      width: '380px',
      padding: theme.space[5],
    },
    print: { display: 'none' },
  },
});

export const title = style({ fontSize: theme.size.large });

export const text = style({ marginTop: theme.space[2], color: theme.color.textMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  marginTop: theme.space[4],
});
