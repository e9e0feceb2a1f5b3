import * as v from 'valibot';
import type { InlineConfig, LogLevel, Plugin } from 'vite';
import { webAppManifests } from './manifest/vite-plugin.ts';
import { collectPublicFiles, viteManifestSchema } from './precache/collect-public-files.ts';
import { preloadShell } from './preload-shell.ts';

const bundledAsset = /^assets\//;

/** vite-plugin-pwa sets an option that Rolldown has replaced, and doesn't pass on how much to log. */
export function configureWorkerBuild(worker: InlineConfig, logLevel: LogLevel | undefined): void {
  const output = worker.build?.rollupOptions?.output;
  if (!output || Array.isArray(output)) throw new Error('The worker build has no single output.');
  delete output.inlineDynamicImports;
  output.codeSplitting = false;
  worker.logLevel = logLevel;
}

interface ServiceWorkerOptions {
  /** Folder of `service-worker.ts`, in `web`. */
  readonly folder: string;
  /** Only for the worker. */
  readonly plugins: readonly Plugin[];
  /** Globs of files to precache in addition to the client's code and icons. */
  readonly moreFiles: readonly string[];
  readonly precachesBackOffice: boolean;
}

const productWorker: ServiceWorkerOptions = {
  folder: 'offline',
  plugins: [],
  moreFiles: [],
  precachesBackOffice: false,
};

export async function serviceWorker({
  folder,
  plugins,
  moreFiles,
  precachesBackOffice,
}: ServiceWorkerOptions = productWorker) {
  // The development server, whose configuration has this file too, doesn't need it.
  const { VitePWA } = await import('vite-plugin-pwa');
  let publicUrls: ReadonlySet<string> = new Set();
  let logLevel: LogLevel | undefined;

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
      srcDir: folder,
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      integration: {
        configureOptions: (config) => {
          logLevel = config.logLevel;
        },
        configureCustomSWViteBuild: (worker) => {
          configureWorkerBuild(worker, logLevel);
          worker.plugins = [...(worker.plugins ?? []), ...plugins];
        },
      },
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/*.{png,svg}', ...moreFiles],
        // Fails the build on a larger file: Workbox would leave it out, and it would be missing offline.
        maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(
              ({ url }) => precachesBackOffice || !bundledAsset.test(url) || publicUrls.has(url),
            ),
          }),
        ],
      },
    }),
  ];
}
