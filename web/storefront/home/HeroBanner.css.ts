import { style, styleVariants } from '@vanilla-extract/css';
import { from, inDarkTheme } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const landscape = `${from.medium} and (min-aspect-ratio: 6 / 5)`;

/** The text next to the image; on other screens it's below. */
const sideBySide = `${from.large}, ${landscape}`;

const baseHero = style({
  '@media': { [sideBySide]: { display: 'grid', minHeight: 'min(42vw, 66svh, 640px)' } },
});

/** By the side of the text. */
export const hero = styleVariants({
  left: [
    baseHero,
    { '@media': { [sideBySide]: { gridTemplateColumns: 'minmax(22rem, 5fr) minmax(0, 7fr)' } } },
  ],
  right: [
    baseHero,
    { '@media': { [sideBySide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(22rem, 5fr)' } } },
  ],
});

/** In a short or zoomed window, half of the height is left for the text. */
export const frame = style({
  position: 'relative',
  height: 'min(62vw, 46svh)',
  '@media': { [sideBySide]: { height: 'auto' } },
  selectors: { [`${hero.left} > &`]: { '@media': { [sideBySide]: { order: 1 } } } },
});

const baseImage = style([
  inDarkTheme({ filter: 'brightness(0.86)' }),
  { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
]);

/** Aligned to the side of the food, so that only the calm side is cropped. */
export const image = styleVariants({
  left: [baseImage, { objectPosition: '100% 50%' }],
  right: [baseImage, { objectPosition: '0% 50%' }],
});

const outerSpace = `max(${theme.space[6]}, calc((100vw - 1240px) / 2 + ${theme.space[6]}))`;

export const text = style({
  padding: `${theme.space[5]} ${theme.space[4]} 0`,
  '@media': {
    [from.medium]: { paddingInline: theme.space[6] },
    [sideBySide]: { alignSelf: 'center', paddingBottom: theme.space[5] },
    [from.large]: { paddingInlineEnd: theme.space[7] },
  },
  selectors: {
    [`${hero.left} > &`]: { '@media': { [from.large]: { paddingInlineStart: outerSpace } } },
    [`${hero.right} > &`]: {
      '@media': {
        [from.large]: { paddingInline: `${theme.space[7]} ${outerSpace}` },
      },
    },
  },
});

export const headline = style({
  // With large text, the longest word still fits onto a phone.
  fontSize: 'min(clamp(2.1rem, 1.5rem + 1.9vw, 3.4rem), 15.5vw)',
  lineHeight: 1.06,
});

export const lead = style({
  maxWidth: '22em',
  marginTop: theme.space[3],
  color: theme.color.textMuted,
});
