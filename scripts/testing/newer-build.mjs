import { join } from 'node:path';
import { promoteStashedBuild, setAside } from '../ground/previous-build.mjs';
import { inProject } from '../ground/root.mjs';

// Builds the client into the given dist folder with a detectable change: the ready marker that a page sets after
// hydration.

const [dist] = process.argv.slice(2);
if (dist === undefined) throw new Error('Usage: newer-build.mjs DIST');
process.env.NODE_ENV = 'production';

const changed = {
  module: /[\\/]web[\\/]routing[\\/]use-navigation-effects\.ts$/,
  from: "dataset.ready = ''",
  to: "dataset.ready = 'newer'",
};

let isChanged = false;

/** @type {import('vite').Plugin} */
const change = {
  name: 'newer-build',
  enforce: 'pre',
  transform(code, id) {
    if (!changed.module.test(id)) return undefined;
    if (!code.includes(changed.from)) throw new Error('The marker to replace is missing.');
    isChanged = true;
    return code.replace(changed.from, changed.to);
  },
};

const { build } = await import('vite');
setAside(dist);
await build({
  configFile: inProject('web', 'vite.config.ts'),
  logLevel: 'error',
  plugins: [change],
  build: { outDir: join(dist, 'client') },
});
if (!isChanged) throw new Error('The build has no module with the marker.');
promoteStashedBuild(dist);
