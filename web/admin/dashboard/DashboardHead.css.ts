import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const head = style({
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
  color: theme.color.textQuiet,
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

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const turning = style({ animation: `${turn} 900ms linear infinite` });

export const bar = style({
  gridColumn: '1 / -1',
  height: '3px',
  overflow: 'hidden',
  background: theme.color.line,
});

export const filling = style({
  height: '100%',
  background: theme.color.accent,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
});

/** Fills slowly and empties at once. */
export const full = style({ transform: 'none', transition: `transform ${theme.motion.calm}` });
