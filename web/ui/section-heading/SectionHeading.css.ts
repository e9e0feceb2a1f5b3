import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { doubleRule } from './double-rule';

export const heading = style({
  marginBottom: theme.space[6],
  fontSize: theme.size.heading,
  '::after': doubleRule('72px'),
});
