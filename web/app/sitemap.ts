import type { ListPages, SitemapPage } from '#renderer';
import type { Page } from '../routing/define-page';
import type { SitemapEntry } from '../routing/page-server';
import { localizePath } from '../routing/paths';
import { findPageServer } from './page-servers';
import { pages } from './pages';

/** Pages that search engines index. */
const indexedPages = pages.filter(({ clientOnly, backOffice }) => !clientOnly && !backOffice);

/** Pages with parameters list their URLs in `page.server.tsx`. */
const listDefaultEntries = ({ path }: Page): readonly SitemapEntry[] =>
  /[:*]/.test(path) ? [] : [{ path }];

const localize = ({ path, lastModified, image }: SitemapEntry): SitemapPage => ({
  url: { en: localizePath(path, 'en'), es: localizePath(path, 'es') },
  lastModified,
  image,
});

export const listPages: ListPages = async (fetchResponse) => {
  const entries = indexedPages.map(
    (page) => findPageServer(page).sitemap?.(fetchResponse) ?? listDefaultEntries(page),
  );
  return (await Promise.all(entries)).flat().map(localize);
};
