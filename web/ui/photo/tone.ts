import { useInsertionEffect } from 'react';

const prefix = 'tone-';
const rule = (color: string) => `.${prefix}${color}{background-color:#${color}}`;

/** Class that paints a picture's dominant colour (`#rrggbb`) behind it. The security policy allows no style attributes. */
export const toneClass = (color: string): string => prefix + color.slice(1);

/** The rules for every tone that markup uses. */
export function tonesIn(markup: string): string {
  const colors = markup.matchAll(new RegExp(`\\b${prefix}([0-9a-f]{6})\\b`, 'g'));
  return [...new Set(Array.from(colors, ([, color = '']) => rule(color)))].join('');
}

const painted = new Set<string>();

/** Adds the rule for a tone the page did not come with. */
export function useTone(color: string): string {
  useInsertionEffect(() => {
    if (painted.has(color)) return;
    painted.add(color);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule(color.slice(1)));
    document.adoptedStyleSheets.push(sheet);
  }, [color]);
  return toneClass(color);
}
