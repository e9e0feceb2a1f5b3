import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { measured } from './columns.css';

export const uploader = measured;

export const rejectedFiles = style({ marginBottom: theme.space[4] });

export const over = style({
  outline: `2px solid ${theme.color.brand}`,
  outlineOffset: theme.space[3],
  borderRadius: theme.radius.corner,
});
