import { createContext, useCallback, useContext } from 'react';
import { loadCatalogue } from '../i18n/catalogues';
import type { Page } from './define-page';
import { matchPage, type PageMatch } from './match-page';

/** The pages that links lead to. */
export const PagesContext = createContext<readonly Page[]>([]);

/** Fetches the code and the messages of a page, which then renders at once. */
export const loadPage = ({ page, address }: PageMatch) =>
  Promise.all([page.load(), loadCatalogue(address.language, page.catalog)]);

/** Fetches what the page at a URL needs to render at once; resolves to whether it is there now. */
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
