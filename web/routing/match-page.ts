import { matchPath } from 'react-router-dom';
import { getPreferredLanguage } from '../i18n/preferred-language';
import type { Page } from './define-page';
import type { PageUrl } from './page-url';
import { parseLocale } from './paths';

export interface PageMatch {
  readonly page: Page;
  readonly url: PageUrl;
}

export function matchPage(pages: readonly Page[], pathname: string, search: string): PageMatch {
  const localized = parseLocale(pathname);
  for (const page of pages) {
    const path = page.backOffice ? pathname : localized.path;
    const match = matchPath({ path: page.path, caseSensitive: true }, path);
    if (!match) continue;
    const language = page.backOffice ? getPreferredLanguage() : localized.language;
    const query = new URLSearchParams(search);
    return { page, url: { language, path, params: match.params, search: query } };
  }
  throw new Error(`No page matches ${pathname}.`);
}
