import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { doubleRule } from '../../../ui/section-heading/double-rule';

export const section = style({
  selectors: { 'ul + &': { marginTop: theme.space[8] } },
});

export const heading = style({
  marginBottom: theme.space[5],
  fontSize: theme.size.heading,
  '::after': doubleRule('72px'),
});
