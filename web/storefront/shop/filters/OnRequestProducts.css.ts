import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { doubleRule } from '../../../ui/section-heading/double-rule';

export const section = style({
  selectors: { '* + &': { marginTop: theme.space[8] } },
});

export const heading = style({
  marginBottom: theme.space[4],
  fontSize: theme.size.heading,
  '::after': doubleRule('72px'),
});

export const warning = style({
  maxWidth: theme.measure,
  marginBottom: theme.space[5],
  color: theme.color.textMuted,
});
