import type { ComponentProps } from 'react';

/** A region whose content scrolls, with a name. Reachable by keyboard, so that it can be scrolled (WCAG 2.1.1). */
export const ScrollArea = (props: ComponentProps<'section'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: browsers don't agree on making what scrolls focusable
  <section {...props} tabIndex={0} />
);
