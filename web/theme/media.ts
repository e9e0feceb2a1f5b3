import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints } from './tokens';

/** Mobile first. */
export const from = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
};

/** Overrides for narrow screens, where undoing a `from` style would be longer. */
export const below = {
  medium: `(max-width: ${breakpoints.medium - 0.02}px)`,
  large: `(max-width: ${breakpoints.large - 0.02}px)`,
};

/** Sheets of paper, and windows too short, or zoomed too far, for sticky elements. */
export const withoutSticky = 'print, (max-height: 499.98px)';

/** Not on touch screens, where the hover style would stay after a tap. */
export const canHover = '(hover: hover)';

export const scriptingEnabled = '(scripting: enabled)';
export const scriptingDisabled = '(scripting: none)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Windows' high contrast, where transparent borders show. */
export const forcedColors = '(forced-colors: active)';

/** Dark mode, chosen by the user or the system. */
export const inDarkTheme = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { ':root[data-theme=dark] &': rule },
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme=light]) &': rule } },
  },
});
