import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const panel = style({ display: 'grid', gap: theme.space[7] });

export const section = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start' });

export const title = style({ fontSize: theme.size.title, fontWeight: 600 });

export const quiet = style({ color: theme.color.textQuiet });

/** No taller than most of a window, so that preview and button stay near. */
export const choices = style({
  width: '100%',
  minWidth: 0,
  maxHeight: '70vh',
  overflowY: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.corner,
  padding: theme.space[3],
});

/** The shape that the picture has on the home page: twice as wide as high. */
export const frame = style({
  width: '100%',
  maxWidth: '720px',
  aspectRatio: '2',
  borderRadius: theme.radius.photograph,
  overflow: 'hidden',
});

/** The same, where a picture is still to come. */
export const emptyFrame = style([
  frame,
  {
    display: 'grid',
    placeItems: 'center',
    padding: theme.space[4],
    border: `1px dashed ${theme.color.textQuiet}`,
    color: theme.color.textQuiet,
    textAlign: 'center',
  },
]);

export const wide = style({ width: '100%' });

export const figure = style({ display: 'grid', gap: theme.space[2], width: '100%' });
