import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import { babel } from '@rollup/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const configPath = fileURLToPath(new URL('./lingui.config.ts', import.meta.url));

/** Runs before Vite turns JSX into calls, because the Lingui macros need the original JSX. */
const linguiMacros = (): PluginOption => ({
  ...babel({
    babelHelpers: 'bundled',
    extensions: ['.ts', '.tsx'],
    filter: (id, code) => !id.includes('node_modules') && /@lingui\/(core|react)\/macro/.test(code),
    skipPreflightCheck: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }]],
  }),
  enforce: 'pre',
});

/** Shared by the build and the tests. */
export const webPlugins = (): PluginOption[] => [
  react(),
  lingui({ configPath }),
  linguiMacros(),
  vanillaExtractPlugin(),
];
