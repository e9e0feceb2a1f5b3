/** jsdom lacks `document.adoptedStyleSheets`. */
export function installAdoptedStyleSheets(): void {
  document.adoptedStyleSheets ??= [];
}

export const adoptedRules = (): string[] =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
