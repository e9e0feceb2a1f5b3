import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const heading = style({
  marginBottom: theme.space[6],
  fontSize: theme.size.heading,
  '::after': {
    content: '""',
    display: 'block',
    width: '72px',
    height: '5px',
    marginTop: theme.space[3],
    borderBlock: `1px solid ${theme.color.accent}`,
  },
});
