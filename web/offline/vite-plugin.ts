import * as v from 'valibot';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webAppManifests } from './manifest/vite-plugin.ts';
import { collectPublicFiles, viteManifestSchema } from './precache/collect-public-files.ts';
import { preloadShell } from './preload-shell.ts';

const bundledAsset = /^assets\//;

export function serviceWorker() {
  let publicUrls: ReadonlySet<string> = new Set();

  const findPublicFiles = (): Plugin => ({
    name: 'public-files',
    writeBundle(_options, bundle) {
      const manifestAsset = bundle['.vite/manifest.json'];
      if (manifestAsset?.type !== 'asset') throw new Error('The build has no .vite/manifest.json.');
      publicUrls = collectPublicFiles(
        v.parse(viteManifestSchema, JSON.parse(String(manifestAsset.source))),
      );
    },
  });

  return [
    findPublicFiles(),
    webAppManifests(),
    preloadShell(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/*.{png,svg}'],
        // Fails the build on a larger file: Workbox would leave it out, and it would be missing offline.
        maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !bundledAsset.test(url) || publicUrls.has(url)),
          }),
        ],
      },
    }),
  ];
}
