import './theme/base.css';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import type { PageRequest, RenderPage } from '#renderer';
import { App } from './app/App';
import { Providers } from './app/Providers';
import { findPageModule, findPageServer } from './app/page-servers';
import { findPage } from './app/pages';
import type { AnyQuery } from './data/query';
import { manifestUrls } from './offline/manifest/address';
import type { PageMatch } from './routing/match-page';
import { loadPage } from './routing/preload-page';
import { collectColorRules } from './ui/photo/tone';

export { listPages } from './app/sitemap';

/** Returns responses by query key; null for a 404. */
async function fetchData(
  queries: readonly AnyQuery[],
  fetchResponse: PageRequest['fetchResponse'],
) {
  const pairs = queries.map(async (query) => {
    const response = await fetchResponse(query.endpoint, query.input).catch(nullWhenMissing);
    const selects = 'select' in query && response !== null;
    return [query.key, selects ? query.select(response) : response] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/** Loads the page's data. Selections are skipped when the page does not exist at this URL. */
async function loadData(
  { page, url: pageUrl }: PageMatch,
  queries: readonly AnyQuery[],
  fetchResponse: PageRequest['fetchResponse'],
) {
  const whole = await fetchData(
    queries.filter((query) => !('select' in query)),
    fetchResponse,
  );
  const exists = findPageServer(page).exists?.(pageUrl, whole) ?? true;
  const selecting = exists ? queries.filter((query) => 'select' in query) : [];
  return { exists, data: { ...whole, ...(await fetchData(selecting, fetchResponse)) } };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'status' in error && error.status === 404) return null;
  throw error;
}

/** React renders titles, metas and links ahead of the body's markup; they belong in the document's head. */
function splitHead(markup: string): { head: string; body: string } {
  const start = markup.search(/<(?!title|meta|link|\/title)/);
  return { head: markup.slice(0, start), body: markup.slice(start) };
}

/** With JavaScript, `addManifestLink` adds the manifest after rendering, so it does not compete with the page. */
const manifestWithoutCode = (language: Language): string =>
  `<noscript><link rel="manifest" href="${manifestUrls[language]}"></noscript>`;

export const renderPage: RenderPage = async ({ url, origin, variant, fetchResponse }) => {
  const { pathname, search } = new URL(url, origin);
  const match = findPage(pathname, search);
  const { page, url: pageUrl } = match;
  const { StructuredData, queries } = findPageServer(page);
  const [loaded, i18n] = await loadPage(match);
  const declared = queries ? await queries(pageUrl) : loaded.queries?.(pageUrl);
  const { exists, data } = await loadData(
    match,
    page.clientOnly ? [] : (declared ?? []),
    fetchResponse,
  );
  const atUrl = (children: ReactNode) => (
    <StaticRouter location={url}>
      <Providers start={{ data, variant, origin }}>{children}</Providers>
    </StaticRouter>
  );
  const markup = renderToString(atUrl(<App />));
  const structuredData = StructuredData
    ? renderToStaticMarkup(
        atUrl(
          <I18nProvider i18n={i18n}>
            <StructuredData url={pageUrl} />
          </I18nProvider>,
        ),
      )
    : '';
  const { head, body } = splitHead(markup);
  return {
    head: head + manifestWithoutCode(pageUrl.language),
    body,
    structuredData,
    status: exists ? 200 : 404,
    language: pageUrl.language,
    data,
    variant,
    module: findPageModule(page),
    css: collectColorRules(markup),
  };
};
