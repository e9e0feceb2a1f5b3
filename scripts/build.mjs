import { markedBuild } from './ground/built.mjs';
import { ensureDependencies } from './ground/dependencies.mjs';
import { requireNode } from './ground/node-version.mjs';
import { announced } from './ground/progress.mjs';
import { inProject } from './ground/root.mjs';

requireNode();
if (!(await ensureDependencies())) process.exit(1);
process.env.NODE_ENV = 'production';

const { build } = await import('vite');

/** @param {import('vite').InlineConfig} config */
const quietly = (config) => build({ logLevel: 'warn', ...config });
const web = inProject('web', 'vite.config.ts');
const api = inProject('api', 'vite.config.ts');

await markedBuild(async () => {
  await announced('Building the client', () => quietly({ configFile: web }));
  await announced('Building the server renderer', () =>
    quietly({ configFile: web, build: { ssr: true } }),
  );
  await announced('Building the API', () => quietly({ configFile: api }));
});
