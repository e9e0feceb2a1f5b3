import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const note = style({
  maxWidth: theme.measure,
  marginBottom: theme.space[5],
  color: theme.color.textMuted,
  selectors: { 'ul + &': { marginTop: theme.space[5], marginBottom: 0 } },
});
