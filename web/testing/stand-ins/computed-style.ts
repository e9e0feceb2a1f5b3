const neverShown = 'head, script, style, noscript, template, [hidden], [hidden] *, noscript *';

/** What an element says of itself, or that it is not displayed. */
function ownStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  if (!element.matches(neverShown)) return style;
  const hidden = document.createElement('span').style;
  hidden.display = 'none';
  return hidden;
}

/**
 * jsdom matches its whole default sheet against every element it is asked about, which takes most of a
 * test's time. Tests load no sheets, so here an element's style is its own.
 */
export function installComputedStyle(): void {
  window.getComputedStyle = ownStyle;
}
