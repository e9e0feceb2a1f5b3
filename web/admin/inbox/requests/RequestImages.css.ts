import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const images = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: theme.space[3],
  marginTop: theme.space[1],
});

export const link = style({ display: 'block' });

export const thumbnail = style({
  width: '100%',
  aspectRatio: '1',
  borderRadius: theme.radius.image,
  objectFit: 'cover',
});
