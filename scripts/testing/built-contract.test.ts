import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoints, endpoints } from '#contract/index';
import { serviceWorker } from '../../web/offline/vite-plugin';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const bundles = [
  { name: 'browser', configFile: fromRoot('web/vite.config.ts'), isSsrBuild: false },
  { name: 'server renderer', configFile: fromRoot('web/vite.config.ts'), isSsrBuild: true },
  { name: 'API', configFile: fromRoot('api/vite.config.ts'), isSsrBuild: true },
] as const;

type Bundle = (typeof bundles)[number];

let folder = '';

beforeAll(async () => {
  // Inside the project, so that imports of external modules resolve.
  folder = await mkdtemp(fromRoot('node_modules/.built-contract-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function flatten(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (!plugin) return [];
  return Array.isArray(plugin) ? (await Promise.all(plugin.map(flatten))).flat() : [plugin];
}

/** Builds only the contract with a bundle's configuration and imports the result. */
async function buildAndImportContract(
  { configFile, isSsrBuild }: Bundle,
  extraPlugins: Plugin[] = [],
): Promise<Endpoints> {
  const env = { command: 'build', mode: 'production', isSsrBuild } as const;
  const loaded = await loadConfigFromFile(env, configFile);
  if (!loaded) throw new Error(`${configFile} is missing`);
  // The service worker needs a complete site, which this build is not.
  const workerPlugins = new Set((await flatten(serviceWorker())).map(({ name }) => name));
  const plugins = (await flatten(loaded.config.plugins)).filter(
    ({ name }) => !workerPlugins.has(name),
  );
  const outDir = await mkdtemp(join(folder, 'bundle-'));
  const output = await build({
    ...loaded.config,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, ...extraPlugins],
    build: {
      ...loaded.config.build,
      ssr: isSsrBuild,
      outDir,
      rolldownOptions: {
        ...loaded.config.build?.rolldownOptions,
        input: fromRoot('api/contract/index.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in output)) throw new Error('The build has no single output');
  const entry = output.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const built = await import(/* @vite-ignore */ pathToFileURL(join(outDir, entry.fileName)).href);
  return built.endpoints;
}

/** Replaces schemas by their type, since functions are never equal. */
const summarizeEndpoint = (endpoint: object): object =>
  Object.fromEntries(
    Object.entries(endpoint).map(([key, value]) => [
      key,
      value?.kind === 'schema' ? `schema of ${value.type}` : value,
    ]),
  );

const summarizeEndpoints = (all: Endpoints): object =>
  Object.fromEntries(
    Object.entries(all).map(([name, endpoint]) => [name, summarizeEndpoint(endpoint)]),
  );

/** Simulates a plugin that once removed query schemas to shrink the first page. */
const dropQueries: Plugin = {
  name: 'drop-queries',
  // Before compilation, which reformats the lines.
  enforce: 'pre',
  transform: {
    filter: { id: /contract\/orders\/admin-endpoints/ },
    handler: (code) => code.replaceAll(/^\s*query: .*,$/gm, ''),
  },
};

describe('the built contract', () => {
  test.each(bundles)('has every key of every endpoint in the $name bundle', async (bundle) => {
    expect(summarizeEndpoints(await buildAndImportContract(bundle))).toEqual(
      summarizeEndpoints(endpoints),
    );
  });

  test('differs from its sources where a build step drops a schema', async () => {
    const built = await buildAndImportContract(bundles[0], [dropQueries]);
    expect(built.listOrderRequests).not.toHaveProperty('query');
    expect(summarizeEndpoints(built)).not.toEqual(summarizeEndpoints(endpoints));
  });
});
