import { style, styleVariants } from '@vanilla-extract/css';
import { inDarkTheme } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const frame = style({
  display: 'block',
  overflow: 'hidden',
  position: 'relative',
  borderRadius: theme.radius.image,
});

const cover = style([
  inDarkTheme({ filter: 'brightness(0.88)' }),
  {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `opacity ${theme.motion.slow}`,
  },
]);

export const image = styleVariants({
  loaded: [cover],
  loading: [cover, { opacity: 0 }],
  failed: [cover],
});

export const failed = style({
  display: 'grid',
  placeItems: 'center',
  padding: theme.space[4],
  background: theme.color.border,
  color: theme.color.text,
  fontSize: theme.size.small,
  textAlign: 'center',
});
