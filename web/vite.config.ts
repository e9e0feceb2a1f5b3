import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { mockWorker } from '../mocks/worker/vite-plugin.ts';
import { serviceWorker } from './offline/vite-plugin.ts';
import { webPlugins } from './plugins.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What only pages with forms share: a first page has none, and the bundler finds them chunks of their own. */
const ofForms =
  /contract[\\/](form-fields|refusals|contact|restoration|order(-dates|-review)?|servings)|data[\\/]post|storefront[\\/]enquiries|ui[\\/]form/;

const ofStorefront = /[\\/](web|api[\\/]contract)[\\/]/;

/** Few chunks instead of many small ones, each of which would cost a request and its headers. */
const chunkGroups = [
  // The first script, whole: what it needs must not draw in the rest, which waits for the page to be painted.
  { name: 'start', test: /vite\/preload-helper|[\\/]web[\\/]start\.ts/, priority: 1 },
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|@lingui)[\\/]/,
  },
  {
    name: 'storefront',
    test: (id: string) => ofStorefront.test(id) && !ofForms.test(id),
    minShareCount: 2,
  },
];

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
    ...(mode === 'mock' ? [mockWorker()] : []),
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
        outDir: fromHere('../dist/client'),
        emptyOutDir: true,
        manifest: true,
        // Inlined assets would be data: addresses, which the content security policy refuses for fonts.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Nothing is fetched for the first script before it asks.
          resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
        },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
}));
