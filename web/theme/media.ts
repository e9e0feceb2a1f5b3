import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints } from './tokens';

/** Media queries of the layout, phone first. */
export const from = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
};

/** Windows so short, or zoomed so far, that what stays at their edges would take most of them. */
export const shortWindow = '(max-height: 499.98px)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Styles of the dark theme, whether chosen or the system's. */
export const inDark = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { ':root[data-theme=dark] &': rule },
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme=light]) &': rule } },
  },
});
