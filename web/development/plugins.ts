import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { loadMacrosPlugin, loadTranslationsPlugins } from '../vite-plugins.ts';
import { cachedModules } from './cached-modules.ts';
import { cachedTransform } from './cached-transform.ts';
import { loadStylesCompiler } from './compile-styles.ts';
import { mockDependencies, webDependencies, workshopDependencies } from './dependencies.ts';
import { hash } from './file-cache.ts';
import { cachedStyles } from './styles-plugin.ts';
import { translationUpdates } from './translation-updates.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of the packages that transform modules, and of their settings. */
const computeVersion = (): string =>
  hash(
    process.env.NODE_ENV ?? '',
    ...versionedFiles.map((path) => readFileSync(resolvePath(path), 'utf8')),
  );

const versionedFiles = [
  ...['../../package-lock.json', '../lingui.config.ts', '../vite-plugins.ts', '../vite.config.ts'],
  ...['./plugins.ts', './compile-styles.ts', './translation-updates.ts'],
  '../../mocks/bundle/vite-plugin.ts',
];

/**
 * The plugins of `web/vite-plugins.ts` for the development server: the same results, but cached across starts and
 * without importing what no module needs.
 */
export function developmentPlugins({
  mode,
  cacheFolder,
}: {
  readonly mode: string;
  readonly cacheFolder: string;
}): PluginOption[] {
  const version = computeVersion();
  const macros = cachedTransform({
    name: 'cached-macros',
    filter: { id: /^(?!.*node_modules).*\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
    loadPlugin: loadMacrosPlugin,
    cacheFolder: join(cacheFolder, 'macros'),
    version,
  });
  return [
    cachedModules({
      cacheFolder: join(cacheFolder, 'modules', mode),
      version,
      onIdle: () => Promise.all([macros.api.load(), loadStylesCompiler()]),
    }),
    react(),
    bundledDependencies(mode),
    cachedTransform({
      name: 'cached-translations',
      filter: { id: /\.po$/ },
      loadPlugin: loadTranslationsPlugins,
      cacheFolder: join(cacheFolder, 'translations'),
      version,
    }),
    translationUpdates(),
    macros,
    cachedStyles({
      root: resolvePath('..'),
      cacheFolder: join(cacheFolder, 'styles'),
      version,
    }),
  ];
}

/** Bundled once and at the same time as the sources are transformed, since all are known. */
const bundledDependencies = (mode: string): Plugin => ({
  name: 'bundled-dependencies',
  config: () => ({
    optimizeDeps: {
      include: [
        ...webDependencies,
        ...(mode === 'mock' ? [...mockDependencies, ...workshopDependencies] : []),
      ],
      entries: [],
      holdUntilCrawlEnd: false,
    },
  }),
});
