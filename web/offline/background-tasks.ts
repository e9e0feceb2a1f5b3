import { nextIdlePeriod } from '../data/when-idle';
import { loadDeferredParts } from '../routing/hydrate-later';
import type { PageMatch } from '../routing/match-page';
import { loadPage } from '../routing/preload-page';
import { offlineReadyStore, prefetchCatalog } from './prefetch-catalog';
import { registerServiceWorker } from './register-service-worker';

/** First what the page shows only after a choice; then page after page, as far as they are likely; a page that fails to load is loaded when it is opened. */
async function preloadLikelyPages({ page, url }: PageMatch): Promise<void> {
  await loadDeferredParts(url.language).catch(() => undefined);
  let next = page.likelyNextPage;
  while (next) {
    await nextIdlePeriod();
    await loadPage({ page: next, url }).catch(() => undefined);
    next = next.likelyNextPage;
  }
}

export function startBackgroundTasks(
  initialController: ServiceWorker | null,
  match: PageMatch,
): void {
  void registerServiceWorker(offlineReadyStore, initialController);
  void prefetchCatalog();
  void preloadLikelyPages(match);
}
