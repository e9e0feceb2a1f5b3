const hiddenSelector = 'head, script, style, noscript, template, [hidden], [hidden] *, noscript *';

function getInlineStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  if (!element.matches(hiddenSelector)) return style;
  const hidden = document.createElement('span').style;
  hidden.display = 'none';
  return hidden;
}

/**
 * jsdom matches its default style sheet on every call, which takes most of a test's time. Tests load no style sheets,
 * so the inline style is enough.
 */
export function installComputedStyle(): void {
  window.getComputedStyle = getInlineStyle;
}
