import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { spotColors } from '../../theme/spot-marker';
import { theme } from '../../theme/theme.css';

/** Legible on the small image of a phone. */
export const spot = style({ '@media': { [below.medium]: { transform: 'scale(1.3)' } } });

export const dot = style({ fill: spotColors.background, fillOpacity: 0.94 });

export const number = style({
  fill: spotColors.text,
  fontFamily: theme.font.text,
  fontWeight: 600,
  textAnchor: 'middle',
});
