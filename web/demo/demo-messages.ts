/** From pages to the demo's service worker. */
export interface DemoCommand {
  /**
   * CLAIM: take control of the page, which was reloaded without a worker. CACHE_DEMO_IMAGES: make all of them available
   * without a network. START_OVER: delete what the demo has stored.
   */
  readonly type: 'CLAIM' | 'CACHE_DEMO_IMAGES' | 'START_OVER';
}

/** From the demo's service worker to all pages. */
export interface DemoMessage {
  readonly type: 'DEMO_NOT_SAVED' | 'DEMO_STARTED_OVER';
}
