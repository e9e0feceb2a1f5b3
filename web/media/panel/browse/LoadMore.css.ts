import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  marginTop: theme.space[5],
});

export const count = style({ color: theme.color.textMuted, fontSize: theme.size.small });
