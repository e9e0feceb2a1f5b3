let everythingNear = true;
const waiting = new Map<Element, NearnessObserver>();

/** Reports every target as intersecting at once, unless `hideEverything` was called. */
class NearnessObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];

  constructor(
    private readonly report: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
  }

  observe(target: Element) {
    waiting.set(target, this);
    if (everythingNear) this.reportNear(target);
  }

  unobserve(target: Element) {
    waiting.delete(target);
  }

  disconnect() {
    for (const [target, observer] of waiting) if (observer === this) waiting.delete(target);
  }

  takeRecords() {
    return [];
  }

  reportNear(target: Element) {
    const place = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: place,
      intersectionRect: place,
      rootBounds: null,
      time: performance.now(),
    };
    this.report([entry], this);
  }
}

/** jsdom has no layout: everything intersects by default. */
export function installIntersectionObserver(): void {
  everythingNear = true;
  waiting.clear();
  window.IntersectionObserver = NearnessObserver;
}

/** Until the end of the test, only `scrollIntoRange` makes elements intersect. */
export function everythingFar(): void {
  everythingNear = false;
}

export const noticeMargins = (): string[] =>
  [...waiting.values()].map(({ rootMargin }) => rootMargin);

export function comeNear(around: Element): void {
  for (const [target, observer] of [...waiting]) {
    if (around.contains(target)) observer.reportNear(target);
  }
}
