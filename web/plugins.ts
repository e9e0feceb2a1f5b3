import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import { babel } from '@rollup/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const configPath = fileURLToPath(new URL('./lingui.config.ts', import.meta.url));

/** Macros see the source as it was written: Vite's own transform turns JSX into calls. */
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

/** What turns this folder's sources into code; the same serve the build and the tests. */
export const webPlugins = (): PluginOption[] => [
  react(),
  lingui({ configPath }),
  linguiMacros(),
  vanillaExtractPlugin(),
];
