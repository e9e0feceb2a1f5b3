import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  color: theme.color.brand,
  fontFamily: theme.font.heading,
  // Leaves room for four touch targets on phones.
  fontSize: 'clamp(1rem, 7.7vw - 7.4px, 1.375rem)',
  fontWeight: 560,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

globalStyle(`${logo} svg`, { width: '1.3em', height: '1.3em' });
