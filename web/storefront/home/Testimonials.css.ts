import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const list = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.space[7] } },
});

export const testimonial = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.space[4],
  rowGap: theme.space[3],
  '@media': { [from.large]: { gridTemplateColumns: '1fr' } },
});

export const image = style({
  width: '72px',
  height: '72px',
  '@media': { [from.large]: { width: '88px', height: '88px' } },
});

export const leaf = style({ color: theme.color.brand });

export const quote = style({
  gridColumn: '-2 / -1',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.45,
});

export const caption = style({ gridColumn: '-2 / -1', fontWeight: 600 });

export const occasion = style({
  display: 'block',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: 400,
});
