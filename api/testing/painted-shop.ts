import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listProducts } from '#contract/products/endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import type { ListPages, PageRequest, RenderPage } from '#renderer';
import { type Pages, pagesWith } from '../pages/pages';
import { startShop, type TestShop } from './shop';
import { temporaryFolder } from './temporary-folder';

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <!--head-->
    <script type="module" src="/assets/index-1.js"></script>
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

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const clientFolder = folderWith(clientFiles);
const previousFolder = folderWith(previousFiles);

const shops: TestShop[] = [];

export async function closePaintedShops(): Promise<void> {
  for (const shop of shops.splice(0)) await shop.close();
}

/** The home page, a URL that XML has to escape, and every product. */
const listPages: ListPages = async (fetchResponse) => {
  const products = await fetchResponse(listProducts, {});
  const listed = (path: string, changed?: string, image?: string) => ({
    address: { en: path, es: `/es${path}` },
    changed,
    image,
  });
  return [
    listed('/'),
    listed('/shop?category=boards&page=2'),
    ...products.map(({ id, updatedAt, image }) => listed(`/product/${id}`, updatedAt, image?.url)),
  ];
};

interface PaintedShopOptions {
  readonly publicOrigin?: string;
  readonly trustedProxies?: number;
  readonly clock?: () => Date;
  /** Overrides the folders of the minimal builds. */
  readonly built?: Partial<Pick<Pages, 'clientFolder' | 'previousFolder'>>;
}

export interface PaintedShop extends TestShop {
  readonly requests: readonly PageRequest[];
}

/** Starts a server whose pages echo their request; `requests` has every rendered one. */
export async function startPaintedShop({
  built = {},
  ...options
}: PaintedShopOptions = {}): Promise<PaintedShop> {
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
      module: 'shop.tsx',
      css: '.tone{color:red}',
    };
  };
  const shop = await startShop({
    ...options,
    pages: await pagesWith({ renderPage, listPages }, { clientFolder, previousFolder, ...built }),
  });
  shops.push(shop);
  return { ...shop, requests };
}
