import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listProducts } from '#contract/products/endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import type { ListPages, PageRequest, RenderPage } from '#renderer';
import { createPages, type Pages } from '../pages/pages';
import { createTemporaryFolder } from './temporary-folder';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server';

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <!--head-->
    <script type="module" src="/assets/index-1.js"></script>
    <link rel="modulepreload" href="/assets/browser-1.js" crossorigin>
    <link rel="modulepreload" href="/assets/index-1.js" crossorigin>
    <link rel="stylesheet" crossorigin href="/assets/base-1.css">
  </head>
  <body>
    <div id="app"><!--app--></div>
    <!--data-->
  </body>
</html>
`;

/** A minimal client build. */
export const clientFiles = {
  'index.html': template,
  'service-worker.js': '/* worker */',
  'manifest.webmanifest': '{}',
  'assets/index-1.js': `/* ${'start '.repeat(400)}*/`,
  'assets/base-1.css': 'body{color:#2b1f24}',
  'assets/card-1.css': '.card{margin:0}',
  'assets/shop-1.css': '.shop{margin:0}',
  'assets/other-1.css': '.other{margin:0}',
  'assets/fonts-1.css': '@font-face{font-family:Fraunces}',
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/index-1.js', isEntry: true, dynamicImports: ['browser.tsx'] },
    'browser.tsx': { file: 'assets/browser-1.js', css: ['assets/base-1.css'] },
    '_card.js': { file: 'assets/card-1.js', imports: ['shop.tsx'], css: ['assets/card-1.css'] },
    'shop.tsx': {
      file: 'assets/shop-1.js',
      imports: ['_card.js', 'browser.tsx'],
      css: ['assets/shop-1.css'],
    },
    'theme/fonts.ts': { file: 'assets/fonts-1.js', css: ['assets/fonts-1.css'] },
    'other.tsx': { file: 'assets/other-1.js', css: ['assets/other-1.css'] },
  }),
};

/** The previous client build. */
export const previousFiles = {
  'index.html': '<!doctype html>',
  'assets/index-0.js': '/* start of the build before */',
  'assets/base-1.css': '/* the same name and other rules */',
};

function writeFiles(files: Readonly<Record<string, string>>): string {
  const folder = createTemporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const clientFolder = writeFiles(clientFiles);
const previousFolder = writeFiles(previousFiles);

const servers: TestServer[] = [];

export async function closeSsrServers(): Promise<void> {
  for (const server of servers.splice(0)) await server.close();
}

/** The home page, a URL that XML has to escape, and every product. */
const listPages: ListPages = async (fetchResponse) => {
  const products = await fetchResponse(listProducts, {});
  const toListedPage = (path: string, lastModified?: string, image?: string) => ({
    url: { en: path, es: `/es${path}` },
    lastModified,
    image,
  });
  return [
    toListedPage('/'),
    toListedPage('/shop?category=boards&page=2'),
    ...products.map(({ id, updatedAt, image }) =>
      toListedPage(`/product/${id}`, updatedAt, image?.url),
    ),
  ];
};

interface SsrServerOptions
  extends Pick<
    TestServerOptions,
    | 'publicOrigin'
    | 'trustedProxies'
    | 'clock'
    | 'openDatabase'
    | 'dataFolder'
    | 'isShared'
    | 'loadMonitor'
    | 'wait'
    | 'hasAccessLog'
    | 'metricsToken'
  > {
  /** Overrides the folders of the minimal builds. */
  readonly folders?: Partial<Pick<Pages, 'clientFolder' | 'previousFolder'>>;
}

export interface SsrServer extends TestServer {
  readonly requests: readonly PageRequest[];
}

/** Starts a server whose pages echo their request; `requests` records every rendered page. */
export async function startSsrServer({
  folders = {},
  ...options
}: SsrServerOptions = {}): Promise<SsrServer> {
  const requests: PageRequest[] = [];
  const renderPage: RenderPage = async (request) => {
    requests.push(request);
    const { url, origin, variant, fetchResponse } = request;
    if (url.startsWith('/broken')) throw new Error('This page cannot be rendered.');
    const products = await fetchResponse(listProducts, {});
    const header = await fetchResponse(getHeaderImage, {});
    return {
      status: url.startsWith('/nowhere') ? 404 : 200,
      language: url.startsWith('/es') ? 'es' : 'en',
      head: `<title>$& at ${origin}</title>`,
      body: `<main>$1 ${url} has ${products.length}, picture ${variant}${header ? ` under ${header.publitioId}` : ''}</main>`,
      structuredData: `<script type="application/ld+json">{"price":"$1"}</script>`,
      data: { '/api/products': [`</script><b>${products.length}`] },
      variant,
      modules: ['shop.tsx'],
      css: '.tone{color:red}',
    };
  };
  const server = await startTestServer({
    ...options,
    pages: await createPages(
      { renderPage, listPages },
      { clientFolder, previousFolder, ...folders },
    ),
  });
  servers.push(server);
  return { ...server, requests };
}
