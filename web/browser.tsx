import { basePath, removeBasePath } from './routing/base-path';
import './theme/fallback-fonts.css';
import './theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mutate } from 'swr';
import { fontsCached, fontsCookie } from '#contract/core/cookies';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { findPage } from './app/pages';
import { handleChunkLoadErrors } from './data/chunk-load-error';
import { setCookie } from './data/set-cookie';
import { nextIdlePeriod, whenIdle } from './data/when-idle';
import { listenToWorker } from './offline/worker-listener';
import {
  findEmbeddedData,
  type InitialData,
  isFromDevice,
  isServerRendered,
} from './routing/initial-data';
import { layOutOffscreenParts } from './routing/lay-out-offscreen-parts';
import type { PageMatch } from './routing/match-page';
import { PageRouter } from './routing/PageRouter';
import { loadFirstScreen, loadPage } from './routing/preload-page';
import { pickRandomVariant } from './storefront/home/hero-images';
import { queries as layoutQueries } from './storefront/layout/queries';
import { applySavedTheme } from './ui/theme-switch/theme-preference';

/** Reads the data that the server embedded in the page, or the device's cache when the page was not server-rendered. */
async function readInitialData(match: PageMatch): Promise<InitialData> {
  const origin = location.origin + basePath;
  const embeddedJson = findEmbeddedData()?.textContent;
  if (embeddedJson) return { ...JSON.parse(embeddedJson), origin };
  const variant = pickRandomVariant();
  return { data: isServerRendered() ? {} : await readDeviceData(match), variant, origin };
}

/** Reads the page's data from the device's cache, which is updated at the same time. */
async function readDeviceData({
  page,
  url,
}: PageMatch): Promise<Readonly<Record<string, unknown>>> {
  const [{ readCachedData }, { queries }] = await Promise.all([
    import('./offline/read-cached-data'),
    page.load(),
  ]);
  // Whole responses, of which every variant selects.
  return readCachedData([...layoutQueries(url, 0), ...(queries?.(url, 0) ?? [])]);
}

/**
 * On a first visit, fonts load after the page, so that they don't compete with it, and replace their fallbacks together:
 * each new layout takes a slow phone tenths of a second. Once they are cached, the server puts them into the page itself.
 */
async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.fonts === undefined) {
    dataset.fonts = 'loading';
    const { loadFonts } = await import('./theme/fonts');
    await loadFonts();
  }
  setCookie(fontsCookie, fontsCached);
}

handleChunkLoadErrors();

export async function startApp(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const startPageMocks = async () => {
      const [{ startMocks }, { preferences }] = await Promise.all([
        import('#mocks/browser'),
        import('./app/preferences'),
      ]);
      await startMocks(preferences);
    };
    const page = findPage(removeBasePath(location.pathname), location.search);
    // At the same time, so that neither waits for the other.
    await Promise.all([startPageMocks(), loadPage(page)]);
  }
  if (import.meta.env.MODE === 'demo') {
    const { startDemo } = await import('./demo/start-demo');
    await startDemo();
  }
  const initialController = navigator.serviceWorker?.controller ?? null;
  applySavedTheme();
  listenToWorker();
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app element.');
  const match = findPage(removeBasePath(location.pathname), location.search);
  const isHydrated = container.firstElementChild !== null;
  const [initialData, newerData] = await Promise.all([
    readInitialData(match),
    isServerRendered() && isFromDevice() ? readDeviceData(match) : {},
    isHydrated ? loadFirstScreen(match) : loadPage(match),
  ]);

  const app = (
    <StrictMode>
      <PageRouter>
        <AppProviders initialData={initialData}>
          <App />
        </AppProviders>
      </PageRouter>
    </StrictMode>
  );
  // A transition hydrates in slices, so the page stays responsive meanwhile.
  if (isHydrated) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);

  // Without a network the page keeps its fallback fonts, and the next page fetches the fonts.
  void showFonts()
    .catch(() => undefined)
    .then(layOutOffscreenParts);

  await nextIdlePeriod();
  // The data is fetched more often than a page on the device, which must first be hydrated with its own.
  for (const [url, data] of Object.entries(newerData))
    void mutate(url, (current: unknown) => current ?? data, { revalidate: false });
  // What waits on this device is sent by the next page if this chunk fails to load.
  const outbox = await import('./outbox/start').catch(() => undefined);
  outbox?.startOutbox();

  // Admins get no install prompt and no prefetched catalog.
  if (import.meta.env.PROD && !match.page.backOffice) {
    await whenIdle();
    // If this chunk fails to load, the next page tries again.
    const backgroundTasks = await import('./offline/background-tasks').catch(() => undefined);
    backgroundTasks?.startBackgroundTasks(initialController, match);
  }
}
