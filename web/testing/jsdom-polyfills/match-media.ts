const widthLimit = /\((min|max)-width: ([\d.]+)px\)/g;

/** Queries without a width, such as preferences, never match. */
function matchesWidth(query: string, width: number): boolean {
  const limits = [...query.matchAll(widthLimit)];
  return (
    limits.length > 0 &&
    limits.every(([, bound, pixels]) =>
      bound === 'min' ? width >= Number(pixels) : width <= Number(pixels),
    )
  );
}

/** Does not update when the window is resized. */
class StaticMediaQueryList extends EventTarget implements MediaQueryList {
  readonly onchange = null;
  readonly matches: boolean;

  constructor(readonly media: string) {
    super();
    this.matches = matchesWidth(media, window.innerWidth);
  }

  addListener() {}
  removeListener() {}
}

/** jsdom lacks `matchMedia`. */
export function installMatchMedia(): void {
  window.matchMedia = (query) => new StaticMediaQueryList(query);
}
