import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode } from 'vite';
import { createFileCache, hash } from './file-cache.ts';

export interface ModuleCacheOptions {
  readonly cacheFolder: string;
  /** Has to change with everything but the files of a module that its code depends on. */
  readonly version: string;
}

interface IndexedModule {
  readonly etag: string;
  /** Files that it was made of. */
  readonly files: readonly string[];
  /** Of these files. */
  readonly state: string;
}

/** By URL. */
type ModuleIndex = Readonly<Record<string, IndexedModule>>;

export interface ModuleCode {
  readonly code: string;
  /** Kept apart: it's larger, and only needed for debugging. */
  readonly hasMap: boolean;
}

/** What a plugin returns as the `meta` of a module that is made of other files than its own too. */
export interface ModuleMeta {
  readonly sources?: readonly string[];
}

export type ModuleCache = ReturnType<typeof createModuleCache>;

/** The modules that the development server has sent, across its starts. */
export function createModuleCache(
  client: DevEnvironment,
  { cacheFolder, version }: ModuleCacheOptions,
) {
  const indexCache = createFileCache<ModuleIndex>(cacheFolder);
  const codeCache = createFileCache<ModuleCode>(join(cacheFolder, 'code'));
  const mapCache = createFileCache<object>(join(cacheFolder, 'maps'));
  let index: Promise<ModuleIndex> | undefined;

  // Known when Vite has bundled the packages.
  const getKey = () => hash(version, client.depsOptimizer?.metadata.browserHash ?? '');

  async function readIndex(): Promise<ModuleIndex> {
    const cached = await indexCache.get('index', getKey());
    return cached ? keepCurrent(cached) : {};
  }

  function getIndex(): Promise<ModuleIndex> {
    index ??= readIndex();
    return index;
  }

  return {
    /** The `ETag` of a module, unless one of its files has changed since. */
    async findTag(url: string): Promise<string | undefined> {
      return (await getIndex())[url]?.etag;
    },
    readCode: (url: string, etag: string): Promise<ModuleCode | undefined> =>
      codeCache.get(removeVersion(url), etag),
    readMap: (url: string, etag: string): Promise<object | undefined> =>
      mapCache.get(removeVersion(url), etag),
    /** Adds modules that Vite has sent, by URL with the `ETag`. */
    async add(modules: ReadonlyMap<string, string>): Promise<void> {
      const added: Record<string, IndexedModule> = {};
      for (const [url, etag] of modules) {
        const module = client.moduleGraph.getModuleByEtag(etag);
        const result = module?.transformResult;
        if (!result || hasTimestamp(result.code)) continue;
        const files = listFiles(client, module);
        added[url] = { etag, files, state: describeFiles(files) };
        const { code, map } = result;
        const hasMap = map !== null && map.mappings !== '';
        await codeCache.set(removeVersion(url), etag, { code, hasMap });
        if (hasMap) await mapCache.set(removeVersion(url), etag, map);
      }
      await indexCache.set('index', getKey(), { ...(await getIndex()), ...added });
    },
  };
}

/** So that a package's next version replaces it. */
const removeVersion = (url: string): string => url.replace(/\?v=\w+$/, '');

/** Vite adds one to the import of a module that has changed since it was started. */
export const hasTimestamp = (codeOrUrl: string): boolean => /[?&]t=\d/.test(codeOrUrl);

function listFiles(
  { pluginContainer }: DevEnvironment,
  { id, file }: Pick<EnvironmentModuleNode, 'id' | 'file'>,
): readonly string[] {
  const meta: object | undefined = id ? pluginContainer.getModuleInfo(id)?.meta : undefined;
  const { sources = [] }: ModuleMeta = { ...meta };
  // A module without a file has an id that is no path.
  return [...new Set([...(file && isAbsolute(file) ? [file] : []), ...sources])];
}

function keepCurrent(index: ModuleIndex): ModuleIndex {
  const describe = memoize(describeFile);
  return Object.fromEntries(
    Object.entries(index).filter(([, { files, state }]) => files.map(describe).join() === state),
  );
}

const describeFiles = (files: readonly string[]): string => files.map(describeFile).join();

/** Quicker than reading it. */
function describeFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}` : 'missing';
}

function memoize(describe: (file: string) => string): (file: string) => string {
  const results = new Map<string, string>();
  return (file) => {
    const result = results.get(file) ?? describe(file);
    results.set(file, result);
    return result;
  };
}
