import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const statement = style({
  maxWidth: '15.5em',
  marginBottom: theme.space[5],
  fontFamily: theme.font.heading,
  fontSize: theme.size.display,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  color: theme.color.brand,
  textWrap: 'balance',
});

export const image = style({ marginTop: theme.space[6], aspectRatio: '3 / 2' });
