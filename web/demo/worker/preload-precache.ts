import { getOrCreatePrecacheController } from 'workbox-precaching/utils/getOrCreatePrecacheController.js';

/**
 * Workbox fetches one file after the other, and the first page of a demo waits for all: fetched at the same time, they
 * are in the HTTP cache when Workbox gets to them.
 */
export async function preloadPrecache(): Promise<void> {
  const urls = getOrCreatePrecacheController().getCachedURLs();
  await Promise.all(
    urls.map(async (url) => {
      // Workbox reports files that it can't fetch either.
      const response = await fetch(url).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
    }),
  );
}
