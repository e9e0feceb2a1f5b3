import type { Occasion } from './warm-up';

const atOnce = 6;

/** Admins often toggle several products in a row. */
const rest = 500;

export interface CatalogCache {
  readonly urls: () => Promise<readonly string[]>;
  /** Caches a successful response. Rejects when the server is unreachable. */
  readonly fetchAnew: (url: string, occasion: Occasion) => Promise<Response>;
  readonly remove: (url: string) => Promise<void>;
}

const gone = 404;

/**
 * Refetches every cached catalog response, because the back office has changed the catalog. Pages are notified of each
 * response that differs; a 404 is removed from the cache.
 */
export async function refreshCatalog(shelf: CatalogCache, occasion: Occasion): Promise<void> {
  const urls = await shelf.urls();
  for (let first = 0; first < urls.length; first += atOnce) {
    const batch = urls.slice(first, first + atOnce);
    await Promise.all(batch.map((url) => refresh(url, shelf, occasion)));
  }
}

async function refresh(
  url: string,
  { fetchAnew, remove }: CatalogCache,
  occasion: Occasion,
): Promise<void> {
  const { status } = await fetchAnew(url, occasion);
  if (status === gone) await remove(url);
}

type Refresh = (occasion: Occasion) => Promise<void>;

const resting = () => new Promise<void>((rested) => setTimeout(rested, rest));

/** Debounces and serializes runs: calls before a run starts share it, and runs never overlap. */
export function oneByOne(refreshNow: Refresh, pause: () => Promise<void> = resting): Refresh {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function begin(occasion: Occasion): Promise<void> {
    await Promise.allSettled([pause(), last]);
    next = undefined;
    last = refreshNow(occasion);
    await last;
  }

  return (occasion) => {
    next ??= begin(occasion);
    return next;
  };
}
