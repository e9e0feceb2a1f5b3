import './theme/base.css';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Endpoint, InputOf } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import type { PageRequest, RenderPage } from '#renderer';
import { App } from './app/App';
import type { Need } from './app/need';
import { Providers } from './app/Providers';
import { findPage } from './app/pages';
import { servedPages } from './app/served-pages';
import { loadCatalogue } from './i18n/catalogues';
import { manifestAddress } from './offline/manifest/address';
import { tonesIn } from './ui/photo/tone';

export { listPages } from './seo/listed-pages';

/** Everything the page starts with; null where the shop does not have it. */
async function answersTo(needs: readonly Need[], answer: PageRequest['answer']) {
  const pairs = needs.map(async ({ address, endpoint, input }) => {
    const found = await answer(endpoint, input as InputOf<Endpoint>).catch(nullWhenMissing);
    return [address, found] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

function nullWhenMissing(fault: unknown): null {
  if (fault instanceof Error && 'status' in fault && fault.status === 404) return null;
  throw fault;
}

/** React puts titles, metas and links before the markup that names them; the document's head takes them. */
function splitHead(markup: string): { head: string; body: string } {
  const start = markup.search(/<(?!title|meta|link|\/title)/);
  return { head: markup.slice(0, start), body: markup.slice(start) };
}

/** Only those who run no code find the manifest in the page; to others it is named once the page is painted. */
const manifestWithoutCode = (language: Language): string =>
  `<noscript><link rel="manifest" href="${manifestAddress[language]}"></noscript>`;

export const renderPage: RenderPage = async ({ url, origin, variant, answer }) => {
  const { pathname, search } = new URL(url, origin);
  const match = findPage(pathname, search);
  const { page, address } = match;
  const { module, needs, brings, exists, StructuredData } = servedPages[page.path] ?? {
    module: '',
  };
  const [answers, , i18n] = await Promise.all([
    answersTo(needs?.(address) ?? [], answer),
    page.load(),
    loadCatalogue(address.language, page.catalog),
  ]);
  const data = { ...answers, ...(await brings?.(address, answers, answer)) };
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
            <StructuredData address={address} />
          </I18nProvider>,
        ),
      )
    : '';
  const { head, body } = splitHead(markup);
  return {
    head: head + manifestWithoutCode(address.language),
    body,
    structuredData,
    status: (exists?.(address, data) ?? true) ? 200 : 404,
    language: address.language,
    data,
    variant,
    module,
    css: tonesIn(markup),
  };
};
