import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const place = style({ display: 'grid', alignSelf: 'start', gap: theme.space[4] });

/** The picture as the shop's cards show it; the leaf while there is none. */
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.photograph,
  overflow: 'hidden',
});

export const photograph = style({ width: '100%', height: '100%' });

export const leaf = style({ color: theme.color.line });

export const choose = style({ justifySelf: 'start' });
