import './theme/fallback-fonts.css';
import './theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fontsCached, fontsCookie } from '#contract/core/cookies';
import { App } from './app/App';
import { Providers } from './app/Providers';
import { findPage } from './app/pages';
import { setCookie } from './data/keep-cookie';
import { watchForMissingCode } from './data/missing-code';
import { atRest } from './offline/at-rest';
import { listenToWorker } from './offline/catalogue-news';
import { startOutbox } from './outbox/start';
import { dataBlock, type InitialData, isServerRendered } from './routing/initial-data';
import type { PageMatch } from './routing/match-page';
import { loadPage } from './routing/preload-page';
import { randomVariant } from './storefront/home/hero-pictures';
import { applySavedTheme } from './ui/theme-switch/theme-choice';

/** Reads the data that the server embedded in the page, or the device's cache when the page was not server-rendered. */
async function readInitialData(match: PageMatch): Promise<InitialData> {
  const { origin } = location;
  const sent = dataBlock()?.textContent;
  if (sent) return { ...JSON.parse(sent), origin };
  const variant = randomVariant();
  if (isServerRendered()) return { data: {}, variant, origin };
  const [{ readCachedData }, { queries }] = await Promise.all([
    import('./offline/read-cached-data'),
    match.page.load(),
  ]);
  return { data: await readCachedData(queries?.(match.url) ?? []), variant, origin };
}

watchForMissingCode();

export async function begin(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('#mocks/browser');
    await startMocks();
  }
  const openedBy = navigator.serviceWorker?.controller ?? null;
  applySavedTheme();
  listenToWorker();
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app element.');
  const match = findPage(location.pathname, location.search);
  const [start] = await Promise.all([readInitialData(match), loadPage(match)]);

  const site = (
    <StrictMode>
      <BrowserRouter>
        <Providers start={start}>
          <App />
        </Providers>
      </BrowserRouter>
    </StrictMode>
  );
  // A transition hydrates in slices, so the page stays responsive meanwhile.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, site));
  else createRoot(container).render(site);
  startOutbox();

  // Without a network the page keeps its fallback fonts, and the next page fetches the fonts.
  const fonts = await import('./theme/fonts').catch(() => undefined);
  void fonts?.fontsReady().then(() => setCookie(fontsCookie, fontsCached));

  // Admins get no install prompt and no prefetched catalog.
  if (import.meta.env.PROD && !match.page.backOffice) {
    await atRest();
    // If this chunk fails to load, the next page tries again.
    const beside = await import('./offline/beside').catch(() => undefined);
    beside?.beginBeside(openedBy);
  }
}
