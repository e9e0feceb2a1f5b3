import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { storedRenditions } from './stores';

/** Order: the cached image, a larger cached rendition, the network, a smaller cached rendition. */
export class ImageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request);
    if (stored) return stored;
    const { larger, smaller } = await storedRenditions(request);
    const enough = larger && (await handler.cacheMatch(larger));
    if (enough) return enough;
    const fetched = await handler.fetchAndCachePut(request).catch(() => undefined);
    if (fetched?.ok) return fetched;
    const less = smaller && (await handler.cacheMatch(smaller));
    return less || fetched || Response.error();
  }
}
