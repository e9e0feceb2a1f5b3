import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const panel = style({ display: 'grid', gap: theme.space[7] });

export const section = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start' });

export const title = style({ fontSize: theme.size.title, fontWeight: 600 });

export const muted = style({ color: theme.color.textMuted });

/** Keeps the preview and the button in the window. */
export const imageList = style({
  width: '100%',
  minWidth: 0,
  maxHeight: '70vh',
  overflowY: 'auto',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  padding: theme.space[3],
});

/** Same aspect ratio as on the home page. */
export const frame = style({
  width: '100%',
  maxWidth: '720px',
  aspectRatio: '2',
  borderRadius: theme.radius.image,
  overflow: 'hidden',
});

export const emptyFrame = style([
  frame,
  {
    display: 'grid',
    placeItems: 'center',
    padding: theme.space[4],
    border: `1px dashed ${theme.color.textMuted}`,
    color: theme.color.textMuted,
    textAlign: 'center',
  },
]);

export const fullWidth = style({ width: '100%' });

export const figure = style({ display: 'grid', gap: theme.space[2], width: '100%' });
