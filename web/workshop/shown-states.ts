const attributes = {
  ':hover': '[data-shown-state=hover]',
  ':focus-visible': '[data-shown-state=focus]',
} as const;

const statePattern = new RegExp(Object.keys(attributes).join('|'), 'g');

const processedSheets = new WeakSet<CSSStyleSheet>();

/**
 * Gives elements with the attribute `data-shown-state` the look of `:hover` and `:focus-visible`: scripts can't
 * bring about the one, and the other only in one element. Handles each style sheet once; a saved style is a new one.
 */
export function applyShownStates(): void {
  for (const sheet of document.styleSheets) {
    if (processedSheets.has(sheet)) continue;
    processedSheets.add(sheet);
    copyRules(sheet);
  }
}

/** From the end: each copy follows its rule, so that its precedence is the same. */
function copyRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSGroupingRule) copyRules(rule);
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(statePattern) < 0) continue;
    parent.insertRule(rule.cssText.replaceAll(statePattern, toAttribute), index + 1);
  }
}

const toAttribute = (state: string): string => attributes[state as keyof typeof attributes];
