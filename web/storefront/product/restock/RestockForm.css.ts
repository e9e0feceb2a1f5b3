import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const prompt = style({ marginTop: theme.space[3] });

export const fields = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[3],
  minWidth: 0,
  border: 0,
});

export const thanks = style({ color: theme.color.positive, fontWeight: 600 });
