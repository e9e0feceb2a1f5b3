import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** What turns this folder's sources into code; the same four serve the build and the tests. */
export const webPlugins = (): PluginOption[] => [
  react(),
  lingui(),
  babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  vanillaExtractPlugin(),
];
