import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const image = style({ maxHeight: '60vh' });

export const privateNote = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  marginTop: theme.space[3],
  color: theme.color.warning,
  fontSize: theme.size.small,
  fontWeight: 600,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  marginTop: theme.space[4],
});

export const missing = style({ marginBottom: theme.space[4], color: theme.color.textMuted });

export const imageSkeleton = style({ aspectRatio: '4 / 3' });
export const lineSkeleton = style({ height: '24px', marginTop: theme.space[4] });
