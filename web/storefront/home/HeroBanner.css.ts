import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, inDarkTheme } from '../../theme/media';
import { darkColorVars, theme } from '../../theme/theme.css';
import { breakpoints } from '../../theme/tokens';
import { container } from '../../ui/container/container.css';

const landscape = `${from.medium} and (min-aspect-ratio: 6 / 5)`;

/** Text on the image, next to the food; on other screens it is below the image. */
const sideBySide = `${from.large}, ${landscape}`;

/** Text at full size would make the hero taller than the window and overlap the food. */
const compactSideBySide = `${landscape} and (max-width: ${breakpoints.large - 0.02}px)`;

const baseHero = style({
  position: 'relative',
  '@media': { [sideBySide]: { display: 'grid', minHeight: 'min(44vw, 78svh, 720px)' } },
});

export const hero = styleVariants({
  light: [baseHero],
  dark: [
    baseHero,
    {
      '@media': {
        [sideBySide]: {
          vars: darkColorVars,
          background: theme.color.surface,
          color: theme.color.text,
          colorScheme: 'dark',
        },
      },
    },
  ],
});

/** Aligned to the side of the food, so that only the text side is cropped. */
const heroImage = style([
  inDarkTheme({ filter: 'brightness(0.8)' }),
  {
    width: '100%',
    height: 'auto',
    // In a short or zoomed window, half of the height is left for the text.
    minHeight: 'min(60vw, 50svh)',
    maxHeight: '50svh',
    objectFit: 'cover',
  },
  {
    '@media': {
      [from.medium]: { minHeight: 0 },
      [sideBySide]: {
        position: 'absolute',
        top: 0,
        width: 'auto',
        minWidth: '55%',
        maxWidth: '90%',
        height: '100%',
        maxHeight: 'none',
      },
      [compactSideBySide]: { maxWidth: '72%' },
    },
  },
]);

export const narrow = styleVariants({
  left: [heroImage, { objectPosition: '100% 50%' }],
  right: [heroImage, { objectPosition: '0% 50%' }],
});

/** Eased stops, so that the gradient has no visible edges. */
const buildMaskGradient = (direction: string) =>
  `linear-gradient(${direction}, transparent, rgb(0 0 0 / 0.08) 8%, rgb(0 0 0 / 0.28) 16%, rgb(0 0 0 / 0.58) 24%, rgb(0 0 0 / 0.85) 32%, #000 42%)`;

const buildFadeMask = (direction: string) => ({
  WebkitMaskImage: buildMaskGradient(direction),
  maskImage: buildMaskGradient(direction),
});

export const wide = styleVariants({
  left: {
    '@media': {
      [from.medium]: { objectPosition: '100% 50%' },
      [sideBySide]: { right: 0, ...buildFadeMask('to right') },
    },
  },
  right: {
    '@media': {
      [from.medium]: { objectPosition: '0% 50%' },
      [sideBySide]: { left: 0, ...buildFadeMask('to left') },
    },
  },
});

const overlay = style({
  position: 'relative',
  '@media': { [sideBySide]: { display: 'grid', alignItems: 'center' } },
});

export const content = styleVariants({ left: [overlay], right: [overlay] });

export const text = style([
  container,
  {
    paddingBlock: `${theme.space[5]} ${theme.space[6]}`,
    '@media': {
      [sideBySide]: { display: 'flex' },
      [compactSideBySide]: { paddingBlock: theme.space[4] },
    },
    selectors: {
      [`${content.right} &`]: { '@media': { [sideBySide]: { justifyContent: 'flex-end' } } },
    },
  },
]);

/** On tablets, the headline is next to the other text below the image. */
export const block = style({
  '@media': {
    [from.medium]: {
      display: 'grid',
      gridTemplateColumns: '5fr 4fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space[6],
    },
    [sideBySide]: { display: 'block', maxWidth: 'min(24rem, 36vw)' },
  },
});

/** The text side is about a third of the image. */
const headlineMaxWidth = 'max(30vw, 17rem)';

export const headline = style({
  fontSize: theme.size.display,
  lineHeight: 1.08,
  '@media': {
    [from.medium]: { gridRow: 'span 2' },
    [sideBySide]: {
      maxWidth: headlineMaxWidth,
      fontSize: 'clamp(1.75rem, -0.6rem + 4.4vw, 2.75rem)',
    },
  },
});

export const lead = style({
  maxWidth: '30ch',
  marginTop: theme.space[3],
  fontSize: theme.size.large,
  '@media': {
    [sideBySide]: { maxWidth: headlineMaxWidth },
    [compactSideBySide]: { fontSize: theme.size.text },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  gap: theme.space[3],
  marginTop: theme.space[5],
  '@media': { [compactSideBySide]: { gap: theme.space[2], marginTop: theme.space[4] } },
});

/** The outline button needs a background where it overlaps the image. */
globalStyle(`${actions} > a + a`, {
  '@media': { [sideBySide]: { background: theme.color.surface } },
});
