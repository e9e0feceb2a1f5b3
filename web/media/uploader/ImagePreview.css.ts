import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const figure = style({ display: 'grid', gap: theme.space[2] });

export const image = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: theme.color.border,
  borderRadius: theme.radius.image,
});

export const caption = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  overflowWrap: 'anywhere',
});
