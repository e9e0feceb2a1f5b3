let everythingNear = true;
const waiting = new Map<Element, NearnessObserver>();

/** Reports what it observes as near, at once; after `everythingFar` not before a test says so. */
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

/** jsdom lays nothing out, so nothing is ever near its window: here everything is. */
export function installIntersectionObserver(): void {
  everythingNear = true;
  waiting.clear();
  window.IntersectionObserver = NearnessObserver;
}

/** From here on, until the end of the test, only `comeNear` brings something near the window. */
export function everythingFar(): void {
  everythingNear = false;
}

/** How far outside the window each waiting element wants to be noticed. */
export const noticeMargins = (): string[] =>
  [...waiting.values()].map(({ rootMargin }) => rootMargin);

/** Brings whatever waits inside an element near the window. */
export function comeNear(around: Element): void {
  for (const [target, observer] of [...waiting]) {
    if (around.contains(target)) observer.reportNear(target);
  }
}
