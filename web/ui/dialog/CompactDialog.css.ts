import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { doubleRule } from '../section-heading/double-rule';

const appear = keyframes({ from: { opacity: 0 } });

/** Centered in the window; scrolls when the panel is taller. */
export const positioner = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space[4],
  overflowY: 'auto',
});

export const panel = style({
  width: '100%',
  maxWidth: '480px',
  padding: theme.space[5],
  background: theme.color.surface,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.floating,
  animation: `${appear} ${theme.motion.fast}`,
});

export const wide = style({ maxWidth: '720px' });

export const title = style({
  marginBottom: theme.space[4],
  fontSize: theme.size.title,
  '::after': doubleRule('56px'),
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[3],
  marginTop: theme.space[5],
});

/** Dimmed while the confirmed action runs. */
export const action = style({
  selectors: { '&&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } },
});

/** For actions that cannot be undone. */
export const destructive = style({
  selectors: { '&&': { background: theme.color.critical, color: theme.color.onBrand } },
});
