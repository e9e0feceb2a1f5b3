import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { link as cardLink } from '../catalogue/ProductCard.css';

/** One tall card and two wide ones beside it; on a phone one below the other. */
export const cards = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': {
    [from.medium]: { gridTemplateColumns: '1.25fr 1fr', columnGap: theme.space[6] },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&:first-child': { '@media': { [from.medium]: { gridRow: 'span 2' } } } },
});

const shape = style({
  aspectRatio: '4 / 3',
  '@media': { [from.medium]: { aspectRatio: '16 / 9' } },
  selectors: {
    [`${card}:first-child &`]: {
      '@media': { [from.medium]: { flex: 1, aspectRatio: 'auto', minHeight: 0 } },
    },
  },
});

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
