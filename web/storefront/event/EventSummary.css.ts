import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Stays in sight when the event is longer than the line. */
export const change = style({
  flex: 'none',
  color: theme.color.brand,
  '::before': { content: '"— "', color: theme.color.textMuted },
});

/** Two lines fit into the button's height. The dialog shows all of it. */
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  lineHeight: 1.3,
});
