import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** A slim strip: title, counts and refresh button; on phones the counts have their own row. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  '@media': {
    [from.medium]: { columnGap: theme.space[5] },
    [from.large]: { gridTemplateColumns: 'auto 1fr auto' },
  },
});

export const heading = style({ minWidth: 0, minHeight: '44px' });

export const title = style({ fontSize: theme.size.title, lineHeight: 1.2 });

export const updated = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const counts = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [from.large]: { gridColumn: 2, gridRow: 1, justifySelf: 'end' } },
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
