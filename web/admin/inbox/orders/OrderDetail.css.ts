import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

/** Keeps status and contact above the fold. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space[4],
});

export const contact = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });
