import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[3],
});

export const address = style({ color: theme.color.textMuted, fontStyle: 'normal' });

export const phone = style({ display: 'inline-block', padding: '10px' });
