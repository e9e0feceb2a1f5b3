import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const panel = style({
  display: 'grid',
  gap: theme.space[4],
  padding: theme.space[5],
  border: `1px solid ${theme.color.warning}`,
  borderRadius: theme.radius.corner,
  background: theme.color.surfaceRaised,
});

export const title = style({ fontSize: theme.size.title });

export const note = style({ color: theme.color.textMuted, fontSize: theme.size.small });
