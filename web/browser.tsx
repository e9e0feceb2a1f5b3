import './theme/fallback-fonts.css';
import './theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fontsCookie, fontsKept } from '#contract/preference';
import { App } from './app/App';
import { Providers } from './app/Providers';
import { type PageStart, pageData, paintedByServer } from './app/page-start';
import { type FoundPage, findPage } from './app/pages';
import { keepCookie } from './data/keep-cookie';
import { loadCatalogue } from './i18n/catalogues';
import { atRest } from './offline/at-rest';
import { listenToWorker } from './offline/catalogue-news';
import { startOutbox } from './offline/outbox/start';
import { watchForMissingCode } from './offline/update/missing-code';
import { randomVariant } from './storefront/home/hero-pictures';
import { applyKeptTheme } from './ui/theme-switch/theme-choice';

/** The answers the server painted the page from; a page without them begins with none. */
function pageStart(): PageStart {
  const block = pageData();
  const came = block?.textContent
    ? JSON.parse(block.textContent)
    : { data: {}, variant: randomVariant() };
  return { ...came, origin: location.origin };
}

/** A page that the server did not paint begins with what the device has of it. */
async function recall(found: FoundPage): Promise<void> {
  const { recallAnswers } = await import('./offline/recall');
  await recallAnswers(found);
}

watchForMissingCode();

/** Brings the page to life, or draws it where none came. */
export async function begin(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('#mocks/browser');
    await startMocks();
  }
  const openedBy = navigator.serviceWorker?.controller ?? null;
  applyKeptTheme();
  listenToWorker();
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no element for the application.');
  const found = findPage(location.pathname, location.search);
  const { page, address } = found;
  await Promise.all([
    page.load(),
    loadCatalogue(address.language, page.messages),
    paintedByServer() || recall(found),
  ]);

  const site = (
    <StrictMode>
      <BrowserRouter>
        <Providers start={pageStart()}>
          <App />
        </Providers>
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition it is done in slices, between which the page answers to its reader.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, site));
  else createRoot(container).render(site);
  startOutbox();

  // Where the network has just gone, the page keeps the fonts it has, and the next one fetches them.
  const fonts = await import('./theme/fonts').catch(() => undefined);
  void fonts?.fontsReady().then(() => keepCookie(fontsCookie, fontsKept));

  // Who runs the shop is not offered to install it, nor sent all of it.
  if (import.meta.env.PROD && !page.backOffice) {
    await atRest();
    // Without a network there is nothing of it to do: the next page does it.
    const beside = await import('./offline/beside').catch(() => undefined);
    beside?.beginBeside(openedBy);
  }
}
