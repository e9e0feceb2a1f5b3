import { imageCacheOptions } from './cache-options';

interface NearestRenditions {
  /** The smallest URL at least as wide as requested. */
  readonly larger: string | undefined;
  /** The largest URL narrower than requested. */
  readonly smaller: string | undefined;
}

export function findNearestRenditions(
  requestedUrl: string,
  imageUrls: readonly string[],
): NearestRenditions {
  const renditionUrls = imageUrls
    .filter((imageUrl) => getImageKey(imageUrl) === getImageKey(requestedUrl))
    .sort((a, b) => parseWidth(a) - parseWidth(b));
  const isLargeEnough = (imageUrl: string) => parseWidth(imageUrl) >= parseWidth(requestedUrl);
  return {
    larger: renditionUrls.find(isLargeEnough),
    smaller: renditionUrls.findLast((imageUrl) => !isLargeEnough(imageUrl)),
  };
}

/** Everything in the URL except width and quality. */
function getImageKey(imageUrl: string): string {
  const url = new URL(imageUrl);
  url.searchParams.delete('width');
  url.searchParams.delete('quality');
  url.searchParams.sort();
  return url.href;
}

/** Pixels. Without a width, the server sends the original, which is at least as large as any rendition. */
const parseWidth = (imageUrl: string): number =>
  Number(new URL(imageUrl).searchParams.get('width') ?? Number.POSITIVE_INFINITY);

export async function findCachedRenditions(request: Request): Promise<NearestRenditions> {
  const cache = await caches.open(imageCacheOptions.cacheName);
  const cachedRequests = await cache.keys(request, { ignoreSearch: true, ignoreVary: true });
  return findNearestRenditions(
    request.url,
    cachedRequests.map(({ url }) => url),
  );
}
