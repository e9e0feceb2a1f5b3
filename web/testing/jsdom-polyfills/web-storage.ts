/** Defined by Node 25 and later, so that vitest's jsdom environment does not override them. */
const names = ['Storage', 'localStorage', 'sessionStorage'] as const;

/** Node's `localStorage` is undefined without a `--localstorage-file`. */
export function installWebStorage(): void {
  const { window: jsdomWindow } = jsdom;
  for (const name of names) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdomWindow[name] });
  }
}

/** Global of vitest's `jsdom` environment. */
declare const jsdom: { readonly window: Window & typeof globalThis };
