import './theme/base.css';
import { setImmediate } from 'node:timers/promises';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { defaultLanguage, isLanguage, type Language } from '#contract/core/language';
import type { Fetcher, RenderPage } from '#renderer';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { findPageModule, findPageServer } from './app/page-servers';
import { findPage } from './app/pages';
import type { AnyQuery } from './data/query';
import { loadTranslations } from './i18n/translations';
import { manifestUrls } from './offline/manifest/manifest-urls';
import { loadDeferredParts } from './routing/hydrate-later';
import type { PageMatch } from './routing/match-page';
import { queries as layoutQueries } from './storefront/layout/queries';
import { collectColorRules } from './ui/image/dominant-color';

export { listPages } from './app/sitemap';

/** Parts of every page whose code the browser loads later; relative to `web/`. */
const layoutModules = ['storefront/layout/Footer.tsx'];

/** Returns responses by query key; null for a 404. */
async function fetchData(queries: readonly AnyQuery[], language: Language, fetchResponse: Fetcher) {
  const entries = queries.map(async (query) => {
    const response = await fetchResponse(query.endpoint, query.input).catch(nullIfNotFound);
    const isSelection = 'select' in query && response !== null;
    const data = isSelection ? keepTexts(query.select(response), language) : response;
    return [query.key, data] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Selected data in the page's language, because a link to the other one loads a document: HTML within 14.6 kB needs one
 * round trip less. An empty Spanish text leaves the English one in its place.
 */
function keepTexts(data: unknown, language: Language): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => keepTexts(item, language));
  if (typeof data !== 'object' || data === null) return data;
  const values = new Map(Object.entries(data));
  const isNeeded = (key: string) =>
    !isLanguage(key) || key === language || (key === defaultLanguage && !values.get(language));
  return Object.fromEntries(
    [...values]
      .filter(([key]) => isNeeded(key))
      .map(([key, value]) => [key, keepTexts(value, language)]),
  );
}

/** Several queries of a page select from the same response. */
function shareResponses(fetchResponse: Fetcher): Fetcher {
  const responses = new Map<string, Promise<unknown>>();
  return <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
    const url = buildUrl(endpoint, input);
    const response = responses.get(url) ?? fetchResponse(endpoint, input);
    responses.set(url, response);
    return response as Promise<ResponseOf<E>>;
  };
}

/** Loads the page's data. Selections are skipped when the page does not exist at this URL. */
async function loadData(
  { page, url: pageUrl }: PageMatch,
  queries: readonly AnyQuery[],
  fetchResponse: Fetcher,
) {
  const fullResponses = await fetchData(
    queries.filter((query) => !('select' in query)),
    pageUrl.language,
    fetchResponse,
  );
  const exists =
    (await findPageServer(page).exists?.(pageUrl, fullResponses, fetchResponse)) ?? true;
  const selections = exists ? queries.filter((query) => 'select' in query) : [];
  const selected = await fetchData(selections, pageUrl.language, fetchResponse);
  return { exists, data: { ...fullResponses, ...selected } };
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof Error && 'status' in error && error.status === 404) return null;
  throw error;
}

/** React renders titles, metas and links ahead of the body's markup; they belong in the document's head. */
function splitHead(markup: string): { head: string; body: string } {
  const start = markup.search(/<(?!title|meta|link|\/title)/);
  return { head: markup.slice(0, start), body: markup.slice(start) };
}

/** With JavaScript, `addManifestLink` adds the manifest after rendering, so it does not compete with the page. */
const buildNoscriptManifestLink = (language: Language): string =>
  `<noscript><link rel="manifest" href="${manifestUrls[language]}"></noscript>`;

export const renderPage: RenderPage = async ({ url, origin, variant, ...request }) => {
  const fetchResponse = shareResponses(request.fetchResponse);
  const { pathname, search } = new URL(url, origin);
  const match = findPage(pathname, search);
  const { page, url: pageUrl } = match;
  const { StructuredData, queries, getExpiry, lazyModules = [] } = findPageServer(page);
  const [pageModule, i18n] = await Promise.all([
    page.load().then(async (module) => {
      await loadDeferredParts(pageUrl.language);
      return module;
    }),
    loadTranslations(pageUrl.language, page.translations),
  ]);
  const pageQueries = queries
    ? await queries(pageUrl, fetchResponse)
    : pageModule.queries?.(pageUrl, variant);
  const [{ exists, data: pageData }, layoutData] = await Promise.all([
    loadData(match, page.clientOnly ? [] : (pageQueries ?? []), fetchResponse),
    fetchData(layoutQueries(pageUrl, variant), pageUrl.language, fetchResponse),
  ]);
  const data = { ...layoutData, ...pageData };
  const withProviders = (children: ReactNode) => (
    // What a page reads from the device depends on the query, which may also contain a key.
    <StaticRouter location={page.clientOnly ? pathname : url}>
      <AppProviders initialData={{ data, variant, origin }}>{children}</AppProviders>
    </StaticRouter>
  );
  // Selecting the data of a large catalog and rendering are long enough: other requests go first.
  await setImmediate();
  const markup = renderToString(withProviders(<App />));
  const structuredData = StructuredData
    ? renderToStaticMarkup(
        withProviders(
          <I18nProvider i18n={i18n}>
            <StructuredData url={pageUrl} />
          </I18nProvider>,
        ),
      )
    : '';
  const { head, body } = splitHead(markup);
  return {
    head: head + buildNoscriptManifestLink(pageUrl.language),
    body,
    structuredData,
    status: exists ? 200 : 404,
    language: pageUrl.language,
    data,
    variant,
    modules: [findPageModule(page), ...layoutModules, ...lazyModules],
    css: collectColorRules(markup),
    expiresAt: exists ? getExpiry?.(pageUrl, data) : undefined,
  };
};
