import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { link as cardLink } from '../catalogue/ProductCard.css';

export const cards = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const card = style({ position: 'relative' });

const shape = style({ aspectRatio: '4 / 3' });

export const photograph = shape;

export const placeholder = style([
  shape,
  {
    display: 'grid',
    placeItems: 'center',
    background: theme.color.line,
    color: theme.color.brand,
  },
]);

export const name = style({ marginTop: theme.space[3], fontSize: theme.size.title });

export const link = cardLink;

export const words = style({ color: theme.color.textQuiet });
