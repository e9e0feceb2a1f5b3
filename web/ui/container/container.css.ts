import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const container = style({
  width: '100%',
  maxWidth: '1240px',
  marginInline: 'auto',
  paddingInline: theme.space[4],
  '@media': { [from.medium]: { paddingInline: theme.space[6] } },
});
