import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { clampLines } from '../../ui/clamp-lines';

/** Stays in sight when the event is longer than the line. */
export const change = style({
  flex: 'none',
  color: theme.color.brand,
  '::before': { content: '"— "', color: theme.color.textMuted },
});

/** Two lines fit into the button's height. The dialog shows all of it. */
export const summary = style({
  ...clampLines(2),
  minWidth: 0,
  lineHeight: 1.3,
});
