import * as v from 'valibot';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifests } from './manifest/vite-plugin.ts';
import { buildManifest, publicFiles } from './precache/public-files.ts';
import { shellAhead } from './shell-ahead.ts';

const ofBundler = /^assets\//;

export function serviceWorker() {
  let ofPublicPages: ReadonlySet<string> = new Set();

  const findPublicFiles = (): Plugin => ({
    name: 'public-files',
    writeBundle(_options, bundle) {
      const written = bundle['.vite/manifest.json'];
      if (written?.type !== 'asset') throw new Error('The build has no .vite/manifest.json.');
      ofPublicPages = publicFiles(v.parse(buildManifest, JSON.parse(String(written.source))));
    },
  });

  return [
    findPublicFiles(),
    manifests(),
    shellAhead(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/*.{png,svg}'],
        // A larger file fails the build: silently left out, it would be missing offline.
        maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !ofBundler.test(url) || ofPublicPages.has(url)),
          }),
        ],
      },
    }),
  ];
}
