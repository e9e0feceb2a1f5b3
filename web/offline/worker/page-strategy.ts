import type { RouteHandlerCallback } from 'workbox-core';
import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';

/**
 * Responds with the server-rendered page from the device, which is painted before any code runs, and fetches it again
 * for the next visit. A page that isn't on the device is the app shell. The prefetcher decides which pages are stored.
 */
export class PageStrategy extends Strategy {
  readonly #respondWithShell: RouteHandlerCallback;

  constructor(options: StrategyOptions, respondWithShell: RouteHandlerCallback) {
    super(options);
    this.#respondWithShell = respondWithShell;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request);
    if (!stored)
      return this.#respondWithShell({
        request,
        event: handler.event,
        url: new URL(request.url),
      });
    // Without a network the stored page remains.
    void handler.waitUntil(handler.fetchAndCachePut(request).catch(() => undefined));
    return stored;
  }
}
