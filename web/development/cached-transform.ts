import type { Plugin, Rolldown } from 'vite';
import type { LoadedPlugins } from '../vite-plugins.ts';
import { createFileCache, hash, hashFiles } from './file-cache.ts';
import type { ModuleMeta } from './module-cache.ts';

interface CachedTransformOptions {
  readonly name: string;
  /** Only modules that match are transformed. */
  readonly filter: { readonly id: RegExp; readonly code?: RegExp };
  /** Called when it's needed or nothing else is waiting: importing Babel alone takes a tenth of a second. */
  readonly loadPlugin: () => Promise<LoadedPlugins>;
  readonly cacheFolder: string;
  /** Has to change with everything but the module and its watched files that the result depends on. */
  readonly version: string;
}

interface CachedResult {
  readonly code: string;
  readonly map: string | undefined;
  readonly moduleType: Rolldown.ModuleType | undefined;
  /** Other files that the result depends on. */
  readonly watched: readonly string[];
  readonly contentHash: string;
}

interface CachedTransformApi {
  /** Imports the plugin, so that the first changed module doesn't wait for it. */
  load(): Promise<unknown>;
}

/** Another plugin's `transform`, cached across starts of the development server. */
export function cachedTransform(
  options: CachedTransformOptions,
): Plugin & { readonly api: CachedTransformApi } {
  const { name, filter, loadPlugin, version } = options;
  const cache = createFileCache<CachedResult>(options.cacheFolder);
  let pluginPromise: Promise<LoadedPlugins> | undefined;
  const load = () => {
    pluginPromise ??= loadPlugin();
    return pluginPromise;
  };
  return {
    name,
    enforce: 'pre',
    api: { load },
    transform: {
      filter,
      async handler(code, id) {
        const key = hash(version, code);
        const cached = await cache.get(id, key);
        if (cached && (await hashFiles(cached.watched)) === cached.contentHash)
          return toResult(cached, (file) => this.addWatchFile(file));
        const result = await runTransform(findPlugin(await load()), this, code, id);
        if (result) await cache.set(id, key, result);
        return result && toResult(result, (file) => this.addWatchFile(file));
      },
    },
  };
}

function toResult({ code, map, moduleType, watched }: CachedResult, watch: (file: string) => void) {
  watched.forEach(watch);
  const meta: ModuleMeta = { sources: watched };
  return { code, map: map ?? null, meta, ...(moduleType && { moduleType }) };
}

function findPlugin(loaded: LoadedPlugins): Plugin {
  const plugin = [loaded].flat().find(hasTransform);
  if (!plugin) throw new Error('The plugin transforms nothing.');
  return plugin;
}

const hasTransform = (option: unknown): option is Plugin =>
  typeof option === 'object' && option !== null && 'transform' in option;

async function runTransform(
  { transform }: Plugin,
  context: Rolldown.TransformPluginContext,
  code: string,
  id: string,
): Promise<CachedResult | undefined> {
  if (!transform) return undefined;
  const run = typeof transform === 'function' ? transform : transform.handler;
  const watched: string[] = [];
  const recording: Rolldown.TransformPluginContext = Object.create(context, {
    addWatchFile: { value: (file: string) => void watched.push(file) },
  });
  const result = await run.call(recording, code, id, { moduleType: 'js' });
  if (!result || typeof result === 'string' || typeof result.code !== 'string') return undefined;
  return {
    code: result.code,
    map: result.map ? JSON.stringify(result.map) : undefined,
    moduleType: result.moduleType,
    watched,
    contentHash: (await hashFiles(watched)) ?? '',
  };
}
