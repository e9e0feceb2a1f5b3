import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const section = style({});

export const heading = style({ marginBottom: theme.space[2], fontSize: theme.size.title });

export const item = style({ borderTop: `1px solid ${theme.color.border}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingBlock: theme.space[2],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
