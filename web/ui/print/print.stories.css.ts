import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { printOnly } from './print-only';

/** A page whose main part is printed alone. */
export const sheet = style({
  maxWidth: '560px',
  padding: theme.space[4],
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceRaised,
});

printOnly(sheet);

export const footer = style({ padding: theme.space[4], color: theme.color.brand });
