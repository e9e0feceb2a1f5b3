import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  color: theme.color.brand,
  fontFamily: theme.font.heading,
  fontSize: '1.375rem',
  fontWeight: 560,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
