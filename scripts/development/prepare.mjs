import { createServer } from 'vite';
import { resolveProjectPath } from '../lib/project-root.mjs';

/** Fills the caches of `npm run dev`, so that its first start is as fast as later ones. */
export async function prepareDevelopment() {
  const startedAt = performance.now();
  const count = await cacheHomePage();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Prepared ${count} modules for npm run dev in ${seconds} s.`);
}

/** Resolves to the number of modules. */
async function cacheHomePage() {
  // Vite gives the bundled packages other URLs in the start that bundles them.
  await withServer(bundlePackages);
  return withServer(async (server) => {
    const [count] = await Promise.all([
      findModulesApi(server).prepare?.(),
      findImagesApi(server).prepare(),
    ]);
    return count;
  });
}

/** @param {import('vite').ViteDevServer} server */
async function bundlePackages({ environments: { client } }) {
  const { discovered = {} } = client.depsOptimizer?.metadata ?? {};
  await Promise.all(Object.values(discovered).map(({ processing }) => processing));
}

/**
 * @template Result
 * @param {(server: import('vite').ViteDevServer) => Promise<Result>} work
 */
async function withServer(work) {
  const server = await createServer({
    configFile: resolveProjectPath('web/vite.config.ts'),
    mode: 'mock',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  try {
    await server.listen();
    return await work(server);
  } finally {
    await server.close();
  }
}

/**
 * @param {import('vite').ViteDevServer} server
 * @returns {import('../../web/development/cached-modules.ts').CachedModulesApi}
 */
const findModulesApi = ({ config }) => findPlugin(config, 'cached-modules').api;

/**
 * @param {import('vite').ViteDevServer} server
 * @returns {import('../../mocks/media/demo-files/vite-plugin.ts').DemoImageFilesApi}
 */
const findImagesApi = ({ config }) => findPlugin(config, 'demo-image-files').api;

/**
 * @param {import('vite').ResolvedConfig} config
 * @param {string} name
 */
function findPlugin({ plugins }, name) {
  const plugin = plugins.find((each) => each.name === name);
  if (!plugin) throw new Error(`The development server has no plugin ${name}.`);
  return plugin;
}
