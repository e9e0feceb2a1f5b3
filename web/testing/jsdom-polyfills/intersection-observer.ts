let isEverythingVisible = true;
const observed = new Map<Element, FakeIntersectionObserver>();

/** Reports every target as intersecting at once, unless `hideEverything` was called. */
class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];

  constructor(
    private readonly callback: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
  }

  observe(target: Element) {
    observed.set(target, this);
    if (isEverythingVisible) this.reportIntersecting(target);
  }

  unobserve(target: Element) {
    observed.delete(target);
  }

  disconnect() {
    for (const [target, observer] of observed) if (observer === this) observed.delete(target);
  }

  takeRecords() {
    return [];
  }

  reportIntersecting(target: Element) {
    const rect = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
      time: performance.now(),
    };
    this.callback([entry], this);
  }
}

/** jsdom has no layout: everything intersects by default. */
export function installIntersectionObserver(): void {
  isEverythingVisible = true;
  observed.clear();
  window.IntersectionObserver = FakeIntersectionObserver;
}

/** Until the end of the test, only `scrollIntoRange` makes elements intersect. */
export function hideEverything(): void {
  isEverythingVisible = false;
}

export const listRootMargins = (): string[] =>
  [...observed.values()].map(({ rootMargin }) => rootMargin);

export function scrollIntoRange(container: Element): void {
  for (const [target, observer] of [...observed]) {
    if (container.contains(target)) observer.reportIntersecting(target);
  }
}
