import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const usages = style({
  marginBottom: theme.space[4],
  paddingLeft: theme.space[4],
  borderLeft: `4px solid ${theme.color.critical}`,
});

export const product = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.25,
  textUnderlineOffset: '4px',
});
