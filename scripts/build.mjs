import { ensureDependencies } from './lib/dependencies.mjs';
import { buildAndStamp } from './lib/ensure-build.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';
import { runTimed } from './lib/run-timed.mjs';
import { rejectUnshippedModules } from './lib/unshipped-sources.mjs';

requireSupportedNode();
if (!(await ensureDependencies())) process.exit(1);
process.env.NODE_ENV = 'production';

const { build } = await import('vite');

/** @param {import('vite').InlineConfig} config */
const buildQuietly = (config) =>
  build({ logLevel: 'warn', plugins: [rejectUnshippedModules()], ...config });
const web = resolveProjectPath('web', 'vite.config.ts');
const api = resolveProjectPath('api', 'vite.config.ts');

await buildAndStamp(async () => {
  await runTimed('Building the client', () => buildQuietly({ configFile: web }));
  await runTimed('Building the server renderer', () =>
    buildQuietly({ configFile: web, build: { ssr: true } }),
  );
  await runTimed('Building the API', () => buildQuietly({ configFile: api }));
});
