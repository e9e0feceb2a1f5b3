import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const hide = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

/** Looks like a toast, whose code may be missing too, and disappears like one. */
export const failure = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: theme.space[4],
  top: '72px',
  padding: theme.space[4],
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderLeft: `4px solid ${theme.color.critical}`,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.floating,
  animation: `${hide} ${theme.motion.slow} 8s forwards`,
  '@media': {
    [from.medium]: { top: 'auto', bottom: theme.space[4], left: 'auto', width: '400px' },
  },
});
