import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Legible on the small image of a phone. */
export const spot = style({ '@media': { [below.medium]: { transform: 'scale(1.3)' } } });

/** In the same colors on any photo, in both themes. */
export const dot = style({ fill: '#FFFDF9', fillOpacity: 0.94 });

export const number = style({
  fill: '#2B1F24',
  fontFamily: theme.font.text,
  fontWeight: 600,
  textAnchor: 'middle',
});
