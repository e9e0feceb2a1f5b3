import { breakpoints } from './tokens';

/** Media queries of the layout, phone first. */
export const from = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
};

export const reducedMotion = '(prefers-reduced-motion: reduce)';
