import type { ListedPage, ListPages } from '#renderer';
import type { Page } from '../routing/define-page';
import type { SitemapEntry } from '../routing/page-server';
import { localizePath } from '../routing/paths';
import { findPageServer } from './page-servers';
import { pages } from './pages';

/** Pages that search engines may index. */
const indexed = pages.filter(({ clientOnly, backOffice }) => !clientOnly && !backOffice);

/** The URL of a page that has one; those of others are listed by their servers. */
const findOwnEntries = ({ path }: Page): readonly SitemapEntry[] =>
  /[:*]/.test(path) ? [] : [{ path }];

const localize = ({ path, changed, image }: SitemapEntry): ListedPage => ({
  address: { en: localizePath(path, 'en'), es: localizePath(path, 'es') },
  changed,
  image,
});

/** Every URL that search engines are told of. */
export const listPages: ListPages = async (answer) => {
  const entries = indexed.map(
    (page) => findPageServer(page).sitemap?.(answer) ?? findOwnEntries(page),
  );
  return (await Promise.all(entries)).flat().map(localize);
};
