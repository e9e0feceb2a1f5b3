import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';

const configPath = fileURLToPath(new URL('./lingui.config.ts', import.meta.url));

export type LoadedPlugins = Plugin[] | { readonly name: string; readonly enforce?: 'pre' };

export async function loadTranslationsPlugins(): Promise<LoadedPlugins> {
  const { lingui } = await import('@lingui/vite-plugin');
  return lingui({ configPath });
}

/** Runs before Vite turns JSX into calls, because the Lingui macros need the original JSX. */
export async function loadMacrosPlugin(): Promise<LoadedPlugins> {
  const [{ babel }, { getConfig }] = await Promise.all([
    import('@rollup/plugin-babel'),
    import('@lingui/conf'),
  ]);
  return {
    ...babel({
      babelHelpers: 'bundled',
      extensions: ['.ts', '.tsx'],
      filter: (id, code) =>
        !id.includes('node_modules') && /@lingui\/(core|react)\/macro/.test(code),
      skipPreflightCheck: true,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }]],
    }),
    enforce: 'pre',
  };
}

async function loadStylesPlugins(): Promise<LoadedPlugins> {
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  return vanillaExtractPlugin();
}

/** Shared by the build and the tests. Imported only when used: the development server has its own. */
export const webPlugins = (): PluginOption[] => [
  react(),
  loadTranslationsPlugins(),
  loadMacrosPlugin(),
  loadStylesPlugins(),
];
