const widthLimit = /\((min|max)-width: ([\d.]+)px\)/g;

/** Whether a window of this width meets every limit a query sets. Preferences are never met: nobody asked. */
function meets(query: string, width: number): boolean {
  const limits = [...query.matchAll(widthLimit)];
  return (
    limits.length > 0 &&
    limits.every(([, side, pixels]) =>
      side === 'min' ? width >= Number(pixels) : width <= Number(pixels),
    )
  );
}

/** A media query as it stands when it is asked; it does not follow the window afterwards. */
class AskedMediaQuery extends EventTarget implements MediaQueryList {
  readonly onchange = null;
  readonly matches: boolean;

  constructor(readonly media: string) {
    super();
    this.matches = meets(media, window.innerWidth);
  }

  addListener() {}
  removeListener() {}
}

/** jsdom has no media queries: this one knows the width of the window. */
export function installMatchMedia(): void {
  window.matchMedia = (query) => new AskedMediaQuery(query);
}
