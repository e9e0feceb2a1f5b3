import type { ExplicitTheme } from './cookies';

/** Media conditions in markup. They follow the device until a theme is chosen. */
export const colorSchemeConditions = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
} as const;

const always = '(min-width: 0)';
const never = '(max-width: 0)';

/** Replaces the conditions in a text by what they are in the chosen theme. */
export const applyTheme = (text: string, theme: ExplicitTheme): string =>
  text
    .replaceAll(colorSchemeConditions.light, theme === 'light' ? always : never)
    .replaceAll(colorSchemeConditions.dark, theme === 'dark' ? always : never);
