import { useInsertionEffect } from 'react';

const classPrefix = 'tone-';
const buildColorRule = (color: string) => `.${classPrefix}${color}{background-color:#${color}}`;

/**
 * Returns the class that sets a color (`#rrggbb`) as background. The Content Security Policy forbids style attributes.
 */
const getColorClass = (color: string): string => classPrefix + color.slice(1);

/** Collects the CSS rules for all color classes in server-rendered markup. */
export function collectColorRules(markup: string): string {
  const colors = markup.matchAll(new RegExp(`\\b${classPrefix}([0-9a-f]{6})\\b`, 'g'));
  return [...new Set(Array.from(colors, ([, color = '']) => buildColorRule(color)))].join('');
}

const addedColors = new Set<string>();

/** Adds the rule for a color that the server-rendered page did not include. */
export function useDominantColor(color: string): string {
  useInsertionEffect(() => {
    if (addedColors.has(color)) return;
    addedColors.add(color);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(buildColorRule(color.slice(1)));
    document.adoptedStyleSheets.push(sheet);
  }, [color]);
  return getColorClass(color);
}
