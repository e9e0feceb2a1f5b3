import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** At the top on phones, where the bottom is taken by the purchase bar; in a corner on larger screens. */
export const viewport = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: theme.space[4],
  top: '72px',
  '@media': {
    [from.medium]: { top: 'auto', bottom: theme.space[4], left: 'auto', width: '400px' },
  },
});

const slideUp = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const toast = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[3],
  padding: theme.space[4],
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderLeft: `4px solid ${theme.color.positive}`,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.floating,
  animation: `${slideUp} ${theme.motion.slow}`,
  selectors: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${theme.motion.fast}` },
  },
});

export const critical = style({ borderLeftColor: theme.color.critical });

export const title = style({ fontWeight: 600 });

export const action = style({
  minHeight: '44px',
  minWidth: '44px',
  textAlign: 'start',
  color: theme.color.brand,
  fontWeight: 600,
  textDecoration: 'underline',
});

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '-8px -8px 0 0',
});
