import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { findCachedRenditions } from './find-nearest-renditions';

/** Order: the cached image, a larger cached rendition, the network, a smaller cached rendition. */
export class ImageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request);
    if (cached) return cached;
    const { larger, smaller } = await findCachedRenditions(request);
    const largerResponse = larger && (await handler.cacheMatch(larger));
    if (largerResponse) return largerResponse;
    const fetched = await handler.fetchAndCachePut(request).catch(() => undefined);
    if (fetched?.ok) return fetched;
    const smallerResponse = smaller && (await handler.cacheMatch(smaller));
    return smallerResponse || fetched || Response.error();
  }
}
