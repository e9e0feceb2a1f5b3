/** jsdom lacks `<search>`, and React warns about unknown elements. */
export function installSearchElement(): void {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: HTMLUnknownElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}
