import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const header = style({
  display: 'grid',
  gap: theme.space[3],
  '@media': {
    [from.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  },
});

export const title = style({ fontSize: theme.size.display });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });

export const updated = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  gridColumn: '1 / -1',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const refresh = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: theme.radius.button,
  selectors: { '&:hover': { color: theme.color.brand } },
});

const spin = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinning = style({ animation: `${spin} 900ms linear infinite` });

export const progressBar = style({
  gridColumn: '1 / -1',
  height: '3px',
  overflow: 'hidden',
  background: theme.color.border,
});

export const progressFill = style({
  height: '100%',
  background: theme.color.accent,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
});

/** Fills slowly and empties at once. */
export const progressFull = style({
  transform: 'none',
  transition: `transform ${theme.motion.slow}`,
});
