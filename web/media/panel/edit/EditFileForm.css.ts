import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const form = style({ selectors: { '&:focus': { outline: 'none' } } });

export const fields = style({ display: 'grid', gap: theme.space[5], border: 0, minWidth: 0 });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
});
