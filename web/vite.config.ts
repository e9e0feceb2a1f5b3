import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { bundledMocks } from '../mocks/bundle/vite-plugin.ts';
import { demoImageFiles } from '../mocks/media/demo-files/vite-plugin.ts';
import { demoDatabase } from '../mocks/sqlite/demo-database/vite-plugin.ts';
import { knexInBrowser } from '../mocks/sqlite/knex/vite-plugin.ts';
import { mockServiceWorker } from '../mocks/worker/vite-plugin.ts';
import { demoFiles } from './demo/demo-files.ts';
import { classicWorker, demoHostFiles } from './demo/vite-plugin.ts';
import { developmentPlugins } from './development/plugins.ts';
import { treeShakeRouter } from './routing/vite-plugin.ts';
import { webPlugins } from './vite-plugins.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { dependencies } = JSON.parse(readFileSync(resolvePath('../package.json'), 'utf8'));

const entryPages = ['home/HomePage.tsx', 'shop/ShopPage.tsx', 'product/ProductPage.tsx'].map(
  (page) => resolvePath(`storefront/${page}`),
);
const [homePage] = entryPages;
const appModule = resolvePath('browser.tsx');

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

function collectImporters(
  id: string,
  graph: ModuleGraph,
  visited = new Set<string>(),
): Set<string> {
  if (visited.has(id)) return visited;
  visited.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? [])
    collectImporters(importer, graph, visited);
  return visited;
}

/** The app itself comes first. */
function findEntriesUsing(id: string, graph: ModuleGraph): readonly string[] {
  const importers = collectImporters(id, graph);
  return [appModule, ...entryPages].filter((entry) => importers.has(entry));
}

/** Of `hydrateLater`. */
const deferredParts = [
  'layout/Footer.tsx',
  'home/HomeSections.tsx',
  'product/product-parts.tsx',
  'shop/search-parts.tsx',
].map((part) => resolvePath(`storefront/${part}`));

const sourceModules = /[\\/](web|api[\\/]contract|lucide-react)[\\/]/;

/** Of every page. Only the back office uses swr/infinite. */
const libraries =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr(?![\\/]dist[\\/]infinite)|@lingui)[\\/]/;

/** Few chunks instead of many small ones: each costs a request, headers and its own compression dictionary. */
const chunkGroups = [
  // The entry script must not pull in other modules: they wait until the page is painted.
  { name: 'start', test: /vite\/preload-helper|[\\/]web[\\/]start\.ts/, priority: 1 },
  {
    debugName: 'the libraries, and what is used by the app, or by the home page and another page',
    name: (id: string, graph: ModuleGraph) => {
      if (libraries.test(id)) return 'storefront';
      if (!sourceModules.test(id)) return null;
      const [entry, otherEntry] = findEntriesUsing(id, graph);
      const isShared = entry === appModule || (entry === homePage && otherEntry !== undefined);
      return isShared && id !== appModule ? 'storefront' : null;
    },
  },
  {
    debugName: 'shared by the other entry pages',
    name: (id: string, graph: ModuleGraph) =>
      findEntriesUsing(id, graph).length > 1 ? 'catalog' : null,
    test: sourceModules,
  },
  {
    debugName: 'parts of one entry page',
    name: (id: string, graph: ModuleGraph) => {
      const [page] = findEntriesUsing(id, graph);
      return page && page !== appModule ? `${basename(page, '.tsx')}-parts` : null;
    },
    test: sourceModules,
    minShareCount: 2,
  },
  {
    debugName: 'shared by deferred parts and others',
    name: (id: string, graph: ModuleGraph) => {
      const importers = collectImporters(id, graph);
      const isUsed = deferredParts.some((part) => part !== id && importers.has(part));
      return isUsed ? 'deferred' : null;
    },
    test: sourceModules,
    minShareCount: 2,
  },
  { name: 'outbox', test: /[\\/]web[\\/]outbox[\\/](channel|database-exists)\.ts/ },
];

/**
 * With the helper in the chunk of the entry script, each page of the workshop would start the app. The mocks need all of
 * the contract: without a chunk for it, every page of a test would fetch some sixty more files.
 */
const mockChunkGroups = [
  { name: 'contract', test: /[\\/]api[\\/]contract[\\/]/, priority: 1 },
  ...chunkGroups.map((group) =>
    group.name === 'start' ? { ...group, test: /vite\/preload-helper/ } : group,
  ),
];

/** The first page has the names of 140 other files, whose hashes cannot be compressed. Rolldown needs at least 7 characters. */
const hashedName = (extension: string) => `assets/[name]-[hash:7]${extension}`;
const hashedScript = hashedName('.js');

/** Chunks of the app, of the entry pages, and of what follows at once in a cart. */
const entryChunks =
  /[\\/](browser|HomePage|ShopPage|ProductPage|CartContents|OrderRequestSection)-[^\\/]+$/;

/**
 * Preloads everything that a visit starts with. Later pages preload only styles, which must load before the page
 * renders; listing all their chunks would make every visit larger.
 */
const createPreloadFilter = (chunk: string) => (file: string) =>
  entryChunks.test(chunk) || file.endsWith('.css');

/** A production installation has only `dependencies`; a plugin may leave other packages out of the bundle. */
const rejectMissingPackages = (): Plugin => ({
  name: 'reject-missing-packages',
  generateBundle(_, bundle) {
    const isAvailable = (source: string) =>
      source in bundle ||
      isBuiltin(source) ||
      Object.keys(dependencies).some((name) => `${source}/`.startsWith(`${name}/`));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const missing = [...chunk.imports, ...chunk.dynamicImports].find((id) => !isAvailable(id));
      if (missing !== undefined) this.error(`${chunk.fileName} imports ${missing}`);
    }
  },
});

/** The build script prints durations; which plugin took how long is no warning. */
const checks = { bundlerTimings: false };

/** The workshop is only in builds on mocks. */
const workshopAndApp = ['index.html', 'workshop/index.html', 'workshop/preview.html'].map(
  resolvePath,
);

const demoWorker = {
  folder: 'demo',
  plugins: [knexInBrowser(), classicWorker()],
  moreFiles: [demoFiles.wasm],
  precachesBackOffice: true,
};

/** `npm run bench -- dev` starts with an empty one. */
const cacheFolder = process.env.DEV_CACHE_DIR ?? resolvePath('../node_modules/.cache/dev');

/** Not needed by the mocks, and slow to import. */
async function loadServiceWorkerPlugins(worker?: typeof demoWorker) {
  const { serviceWorker } = await import('./offline/vite-plugin.ts');
  return serviceWorker(worker);
}

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => ({
  root: resolvePath('.'),
  publicDir: resolvePath('../public'),
  cacheDir: join(cacheFolder, 'vite'),
  plugins: [
    ...(command === 'serve' && !isPreview
      ? developmentPlugins({ mode, cacheFolder })
      : webPlugins()),
    treeShakeRouter(),
    // Does nothing in builds without mocks.
    demoDatabase({ cacheFolder: join(cacheFolder, 'demo-database') }),
    ...(mode === 'mock' || mode === 'demo'
      ? [demoImageFiles({ cacheFolder: join(cacheFolder, 'demo-images') })]
      : []),
    ...(mode === 'mock' ? [mockServiceWorker(), bundledMocks(), knexInBrowser()] : []),
    ...(isSsrBuild ? [rejectMissingPackages()] : []),
    ...(mode === 'mock' || mode === 'demo' || isSsrBuild ? [] : [loadServiceWorkerPlugins()]),
    ...(mode === 'demo' ? [demoHostFiles(), loadServiceWorkerPlugins(demoWorker)] : []),
  ],
  // React has it since version 18; SWR asks for the shim.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // Bundled as for the API, with React's production build whatever NODE_ENV is.
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  server: {
    // The images of the mocks are outside this folder.
    fs: { allow: [resolvePath('..')] },
    ...(mode === 'mock' ? {} : { proxy: { '^/(api/|healthz$)': 'http://127.0.0.1:3000' } }),
  },
  build: isSsrBuild
    ? {
        outDir: resolvePath('../dist/render'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { checks, input: { server: resolvePath('server.tsx') } },
        ssr: true,
      }
    : {
        // The build with mocks is for browser tests only, and is never deployed.
        outDir: resolvePath(
          mode === 'mock' ? '../node_modules/.cache/shop-on-mocks' : '../dist/client',
        ),
        emptyOutDir: true,
        manifest: true,
        // The content security policy blocks data: URLs for fonts.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The HTML preloads nothing for the entry script.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' ? [] : files.filter(createPreloadFilter(file)),
        },
        rolldownOptions: {
          checks,
          ...(mode === 'mock' ? { input: workshopAndApp } : {}),
          output: {
            entryFileNames: hashedScript,
            chunkFileNames: hashedScript,
            assetFileNames: hashedName('[extname]'),
            codeSplitting: { groups: mode === 'mock' ? mockChunkGroups : chunkGroups },
          },
        },
      },
}));
