class ResizeObserverStandIn implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom lays nothing out: nothing ever changes its size. */
export function installResizeObserver(): void {
  globalThis.ResizeObserver = ResizeObserverStandIn;
}
