/** jsdom makes style sheets but does not adopt them: here the document keeps a list of them. */
export function installAdoptedStyleSheets(): void {
  document.adoptedStyleSheets ??= [];
}

/** The rules of every adopted sheet. */
export const adoptedRules = (): string[] =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
