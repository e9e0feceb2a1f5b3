/** jsdom lacks `document.adoptedStyleSheets`. */
export function installAdoptedStyleSheets(): void {
  document.adoptedStyleSheets ??= [];
}

export const listAdoptedRules = (): string[] =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
