import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { productImageTransition } from '../catalogue/travelling-photograph';

export const enlarge = style({ display: 'block', width: '100%', cursor: 'zoom-in' });

export const large = style({ aspectRatio: '4 / 3', viewTransitionName: productImageTransition });

export const others = style({ display: 'flex', gap: theme.space[3], marginTop: theme.space[3] });

export const other = style({
  display: 'block',
  borderRadius: theme.radius.image,
  selectors: {
    '&[aria-current=true]': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
  },
});

export const small = style({ width: '88px', height: '66px' });
