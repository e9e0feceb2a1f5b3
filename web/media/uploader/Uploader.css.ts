import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { container } from './columns.css';

export const uploader = container;

export const rejectedFiles = style({ marginBottom: theme.space[4] });

export const dragOver = style({
  outline: `2px solid ${theme.color.brand}`,
  outlineOffset: theme.space[3],
  borderRadius: theme.radius.corner,
});
