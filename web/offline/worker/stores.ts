import { BroadcastUpdatePlugin } from 'workbox-broadcast-update';
import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { storedMark } from '../../data/stored-mark';
import { catalogueStoreName } from '../messages';
import { isStorable } from './policies';
import { nearestRenditions, type Renditions } from './renditions';
import { tellOfAnswers, tellOfSilence } from './tell-pages';

/** Pictures that are kept, and for how long: a season, in which every board is shown again. */
const mostPictures = 800;
const longestSeconds = 90 * 24 * 60 * 60;

/** Answers may come in other encodings and formats to others; here, only this browser asks. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** Answers of the catalogue; pages are told when one changes. */
export const catalogueStore: StrategyOptions & { readonly cacheName: string } = {
  cacheName: catalogueStoreName,
  matchOptions,
  // The browser's own store would answer for a shop that does not.
  fetchOptions: { cache: 'no-cache' },
  plugins: [
    tellOfAnswers,
    {
      cacheWillUpdate: async ({ response }) =>
        isStorable(response, 'application/json') ? marked(response) : null,
    },
    new BroadcastUpdatePlugin({ headersToCheck: ['ETag'] }),
  ],
};

/** Pictures: the ones least looked at go first, and all of them where the device has no room. */
export const pictureStore: StrategyOptions & { readonly cacheName: string } = {
  cacheName: 'pictures',
  matchOptions,
  plugins: [
    tellOfSilence,
    {
      cacheWillUpdate: async ({ response }) => (isStorable(response, 'image/') ? response : null),
    },
    new ExpirationPlugin({
      maxEntries: mostPictures,
      maxAgeSeconds: longestSeconds,
      purgeOnQuotaError: true,
    }),
  ],
};

/** As it was, and pages can tell that it comes out of a store. */
function marked({ body, status, statusText, headers }: Response): Response {
  const withMark = new Headers(headers);
  withMark.set(storedMark, 'yes');
  return new Response(body, { status, statusText, headers: withMark });
}

/** The stored renditions of a picture that are nearest to a wanted one. */
export async function storedRenditions(wanted: Request): Promise<Renditions> {
  const cache = await caches.open(pictureStore.cacheName);
  const ofImage = await cache.keys(wanted, { ignoreSearch: true, ignoreVary: true });
  return nearestRenditions(
    wanted.url,
    ofImage.map(({ url }) => url),
  );
}
