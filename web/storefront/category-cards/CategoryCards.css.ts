import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { textButton } from '../../ui/button/Button.css';
import { link as cardLink } from '../product-card/ProductCard.css';

/** The aspect ratio of the photos, so that nothing is cropped. */
export const cards = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: theme.space[5] },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
});

export const image = style({ aspectRatio: '4 / 3' });

export const placeholder = style([
  image,
  {
    display: 'grid',
    placeItems: 'center',
    background: theme.color.border,
    color: theme.color.brand,
  },
]);

export const name = style({ marginTop: theme.space[3], fontSize: theme.size.title });

export const link = cardLink;

export const description = style({ color: theme.color.textMuted });

export const giftsLink = style([
  textButton,
  { marginTop: theme.space[5], fontSize: theme.size.large },
]);
