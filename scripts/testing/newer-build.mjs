import { join } from 'node:path';
import { promoteStashedBuild, stashBuild } from '../lib/previous-build.mjs';
import { resolveProjectPath } from '../lib/project-root.mjs';

// Builds the client into the given dist folder with a detectable change: the ready marker that a page sets after
// hydration.

const [dist] = process.argv.slice(2);
if (dist === undefined) throw new Error('Usage: newer-build.mjs DIST');
process.env.NODE_ENV = 'production';

const replacement = {
  module: /[\\/]web[\\/]routing[\\/]use-navigation-effects\.ts$/,
  from: "dataset.ready = ''",
  to: "dataset.ready = 'newer'",
};

let isChanged = false;

/** @type {import('vite').Plugin} */
const replaceMarker = {
  name: 'newer-build',
  enforce: 'pre',
  transform(code, id) {
    if (!replacement.module.test(id)) return undefined;
    if (!code.includes(replacement.from)) throw new Error('The marker to replace is missing.');
    isChanged = true;
    return code.replace(replacement.from, replacement.to);
  },
};

const { build } = await import('vite');
stashBuild(dist);
await build({
  configFile: resolveProjectPath('web', 'vite.config.ts'),
  logLevel: 'error',
  plugins: [replaceMarker],
  build: { outDir: join(dist, 'client') },
});
if (!isChanged) throw new Error('The build has no module with the marker.');
promoteStashedBuild(dist);
