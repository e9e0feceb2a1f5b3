import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const configPath = fileURLToPath(new URL('./lingui.config.ts', import.meta.url));

/** What turns this folder's sources into code; the same serve the build and the tests. */
export const webPlugins = (): PluginOption[] => [
  react(),
  lingui({ configPath }),
  babel({
    plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }]],
  }),
  vanillaExtractPlugin(),
];
