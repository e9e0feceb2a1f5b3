import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { ruleBelow } from './rule-below';

export const heading = style({
  marginBottom: theme.space[6],
  fontSize: theme.size.heading,
  '::after': ruleBelow('72px'),
});
