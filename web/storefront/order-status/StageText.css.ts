import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const text = style({
  maxWidth: '35em',
  marginTop: theme.space[5],
  fontSize: theme.size.large,
  '@media': { print: { maxWidth: 'none', marginTop: '6pt', fontSize: '11pt' } },
});
