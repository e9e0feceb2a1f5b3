import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { darkColors, lightColors, space } from './tokens';

const color = createGlobalThemeContract(lightColors, (_, path) => path.join('-'));

const scale = createGlobalTheme(':root', {
  space,
  /**
   * The web fonts are prepended by `fonts.css` once they are loaded: naming them earlier makes phones search their
   * installed fonts for every size and weight before the first paint.
   */
  font: {
    heading: "var(--heading-font,) 'Fraunces Fallback', Georgia, serif",
    text: "var(--text-font,) 'Figtree Fallback', system-ui, sans-serif",
  },
  /** 1.25 scale, fluid between 360 and 1280 px. */
  size: {
    small: '0.875rem',
    text: '1rem',
    large: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    title: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem)',
    heading: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
    display: 'clamp(2.25rem, 1.75rem + 2.2vw, 3.5rem)',
  },
  radius: { corner: '4px', image: '2px', button: '999px' },
  shadow: { floating: '0 12px 40px rgb(43 31 36 / 0.18)' },
  motion: { fast: '160ms ease-out', slow: '240ms ease-out' },
  // Not in `ch`: a fallback font with a narrower zero would wrap lines elsewhere.
  measure: '44em',
});

export const theme = { color, ...scale };

createGlobalTheme(':root', color, lightColors);

globalStyle(':root', { colorScheme: 'light' });

const darkColorVars = Object.fromEntries(
  Object.entries(color).map(([name, variable]) => [
    variable.slice('var('.length, -1),
    darkColors[name as keyof typeof darkColors],
  ]),
);

// Not in print: paper is white.
const dark = { colorScheme: 'dark', vars: darkColorVars };
globalStyle(':root:not([data-theme=light])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
});
globalStyle(':root[data-theme=dark]', { '@media': { screen: dark } });
