class FakeResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom has no layout: sizes never change. */
export function installResizeObserver(): void {
  globalThis.ResizeObserver = FakeResizeObserver;
}
