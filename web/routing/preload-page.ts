import { createContext, useCallback, useContext } from 'react';
import { loadTranslations } from '../i18n/translations';
import type { Page } from './define-page';
import { loadDeferredParts } from './hydrate-later';
import { matchPage, type PageMatch } from './match-page';

export const PagesContext = createContext<readonly Page[]>([]);

/** Loads what hydrating a page in the browser needs first. */
export const loadFirstScreen = ({ page, url }: PageMatch) =>
  Promise.all([
    page.load().then(({ preload }) => preload?.()),
    loadTranslations(url.language, page.translations),
  ]);

/** Loads a page's chunks and translations in the browser; it then renders without suspending. */
export async function loadPage(match: PageMatch): Promise<void> {
  await loadFirstScreen(match);
  await loadDeferredParts(match.url.language);
}

/** Resolves to false when loading failed. */
export function usePreloadPage(): (to: string) => Promise<boolean> {
  const pages = useContext(PagesContext);
  return useCallback(
    async (to) => {
      const { pathname, search } = new URL(to, location.href);
      return loadPage(matchPage(pages, pathname, search)).then(
        () => true,
        () => false,
      );
    },
    [pages],
  );
}
