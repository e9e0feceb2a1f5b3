import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { knexInBrowser } from '../mocks/sqlite/knex/vite-plugin.ts';
import { mockWorker } from '../mocks/worker/vite-plugin.ts';
import { serviceWorker } from './offline/vite-plugin.ts';
import { webPlugins } from './plugins.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const firstPages = ['home/HomePage.tsx', 'shop/ShopPage.tsx', 'product/ProductPage.tsx'].map(
  (page) => fromHere(`storefront/${page}`),
);
const application = fromHere('browser.tsx');

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The modules that import a module statically, themselves or through others, and the module itself. */
function dependents(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? [])
    dependents(importer, graph, found);
  return found;
}

/** The first pages that need a module; all of them where the application itself does. */
function firstPagesNeeding(id: string, graph: ModuleGraph): readonly string[] {
  const needing = dependents(id, graph);
  if (needing.has(application)) return firstPages;
  return firstPages.filter((page) => needing.has(page));
}

const ourModules = /[\\/](web|api[\\/]contract|lucide-react)[\\/]/;

/** Few chunks instead of many small ones, each of which would cost a request, its headers and a dictionary of its own. */
const chunkGroups = [
  // The first script, whole: what it needs must not draw in the rest, which waits for the page to be painted.
  { name: 'start', test: /vite\/preload-helper|[\\/]web[\\/]start\.ts/, priority: 1 },
  {
    name: 'framework',
    // What pages through a list is the back office's alone.
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr(?![\\/]dist[\\/]infinite)|@lingui)[\\/]/,
  },
  {
    name: (id: string, graph: ModuleGraph) =>
      id !== application && firstPagesNeeding(id, graph).length > 1 ? 'storefront' : null,
    test: ourModules,
  },
  {
    // What one of the first pages shares with later ones.
    name: (id: string, graph: ModuleGraph) => {
      const [page, another] = firstPagesNeeding(id, graph);
      return page && !another ? `${basename(page, '.tsx')}-parts` : null;
    },
    test: ourModules,
    minShareCount: 2,
  },
];

/** Chunks that visits begin with. */
const beginnings = /[\\/](browser|HomePage|ShopPage|ProductPage)-[^\\/]+$/;

/**
 * What the first script names beside a chunk, so that it is fetched at the same time: all that a visit begins with.
 * Of later pages only the styles, which must be there first: a list of all their parts would be a part of every visit.
 */
const isNamedWith = (chunk: string) => (file: string) =>
  beginnings.test(chunk) || file.endsWith('.css');

/** The first script has nothing to do before the page is painted, and must not compete with its pictures. */
const unhurriedScript = (): Plugin => ({
  name: 'unhurried-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
});

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: fromHere('.'),
  publicDir: fromHere('../public'),
  cacheDir: fromHere('../node_modules/.cache/vite'),
  plugins: [
    ...webPlugins(),
    unhurriedScript(),
    ...(mode === 'mock' ? [mockWorker(), knexInBrowser()] : []),
    ...(mode === 'mock' || isSsrBuild ? [] : [serviceWorker()]),
  ],
  server: {
    // The photographs of the mocks lie outside this folder.
    fs: { allow: [fromHere('..')] },
    ...(mode === 'mock' ? {} : { proxy: { '^/(api/|healthz$)': 'http://127.0.0.1:3000' } }),
  },
  build: isSsrBuild
    ? {
        outDir: fromHere('../dist/render'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: { server: fromHere('server.tsx') } },
        ssr: true,
      }
    : {
        // A shop on mocks is built for the browser tests alone, and never where the shop is served from.
        outDir: fromHere(
          mode === 'mock' ? '../node_modules/.cache/shop-on-mocks' : '../dist/client',
        ),
        emptyOutDir: true,
        manifest: true,
        // Inlined assets would be data: addresses, which the content security policy refuses for fonts.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Nothing is fetched for the first script before it asks.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' ? [] : files.filter(isNamedWith(file)),
        },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
}));
