import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationColor: theme.color.border,
  textUnderlineOffset: '6px',
  selectors: { '&:hover': { color: theme.color.brand } },
});

export const chevron = style({
  transition: `transform ${theme.motion.fast}`,
  selectors: { '[data-open] > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({ paddingTop: theme.space[3] });
