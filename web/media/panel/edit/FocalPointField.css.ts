import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const field = style({ display: 'grid', gap: theme.space[3] });

export const hint = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const image = style({
  borderRadius: theme.radius.image,
  overflow: 'hidden',
  cursor: 'crosshair',
});

export const drawing = style({ width: '100%', maxHeight: '60vh', background: theme.color.border });

const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' });

/** A dark outline around a light line is visible on any image. */
export const outline = style([line, { stroke: 'rgb(20 12 16 / 0.75)', strokeWidth: '5px' }]);
export const cross = style([line, { stroke: '#fff', strokeWidth: '2px' }]);

export const previews = style({ display: 'flex', alignItems: 'end', gap: theme.space[4] });

export const percent = style({
  marginRight: 'auto',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const crop = style({ display: 'grid', gap: theme.space[1] });

export const croppedImage = style({
  height: '72px',
  borderRadius: theme.radius.image,
});

export const caption = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  lineHeight: 1,
});
