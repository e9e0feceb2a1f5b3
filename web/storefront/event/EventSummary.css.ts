import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Stays in sight when the event is longer than the line. */
export const change = style({
  flex: 'none',
  color: theme.color.brand,
  '::before': { content: '"— "', color: theme.color.textMuted },
});
