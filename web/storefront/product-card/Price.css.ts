import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const asOfDate = style({
  // Wraps as a whole: dates must not break across lines.
  display: 'inline-block',
  color: theme.color.textMuted,
  fontFamily: theme.font.text,
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: 1.3,
});
