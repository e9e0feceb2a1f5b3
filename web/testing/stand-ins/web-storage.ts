/** What Node 25 and later define themselves, and a test environment therefore leaves as it is. */
const names = ['Storage', 'localStorage', 'sessionStorage'] as const;

/** Puts the document's own storage over Node's, whose `localStorage` is undefined without a file to keep it in. */
export function installWebStorage(): void {
  const { window: own } = jsdom;
  for (const name of names) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => own[name] });
  }
}

/** The environment of tests with a document: see vitest's `jsdom`. */
declare const jsdom: { readonly window: Window & typeof globalThis };
