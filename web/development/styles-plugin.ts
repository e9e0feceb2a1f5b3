import { join } from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { type CompiledStyles, compileStyles, stylesFile, toCssId } from './compile-styles.ts';
import { createFileCache, hashFiles, haveChanged } from './file-cache.ts';
import type { ModuleMeta } from './module-cache.ts';

const cssId = /\.css\.ts\.vanilla\.css$/;

/**
 * `.css.ts` files of the development server: what `@vanilla-extract/vite-plugin` makes of them, compiled in batches and
 * cached across starts. `version` has to change with everything but the files that the result depends on.
 */
export function cachedStyles(options: {
  readonly root: string;
  readonly cacheFolder: string;
  readonly version: string;
}): Plugin {
  const { root } = options;
  const compile = createStylesCompiler(options);
  return {
    name: 'cached-styles',
    // Only the result is for a browser.
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css\.ts\.vanilla\.css/ },
      // Its URL, if the page asks for it before Vite knows the module that imports it.
      handler: (id) => (id.startsWith(root) ? id : join(root, id)),
    },
    load: {
      filter: { id: cssId },
      async handler(id) {
        const { css, files } = await compile(id.replace(cssId, '.css.ts'));
        return { code: css, meta: { sources: files } satisfies ModuleMeta };
      },
    },
    transform: {
      filter: { id: stylesFile },
      async handler(_, id) {
        const { code, files } = await compile(id);
        for (const file of files) if (file !== id) this.addWatchFile(file);
        return { code, map: { mappings: '' }, meta: { sources: files } satisfies ModuleMeta };
      },
    },
    hotUpdate({ modules }) {
      const { moduleGraph } = this.environment;
      const findCss = ({ id }: EnvironmentModuleNode) =>
        id && stylesFile.test(id) ? moduleGraph.getModuleById(toCssId(id)) : undefined;
      const dependents = findDependents(modules);
      const css = dependents.map(findCss).filter((module) => module !== undefined);
      return css.length > 0 ? [...modules, ...css] : undefined;
    },
  };
}

/** Modules that import one of these, directly or not, as far as they're styles, with these themselves. */
function findDependents(modules: readonly EnvironmentModuleNode[]): EnvironmentModuleNode[] {
  const found = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (found.has(module)) return;
    found.add(module);
    for (const importer of module.importers)
      if (importer.id && stylesFile.test(importer.id)) visit(importer);
  };
  modules.forEach(visit);
  return [...found];
}

interface CachedStyles extends CompiledStyles {
  /** Of the contents of `files`. */
  readonly contentHash: string;
}

/** Compiles what is asked for at the same time in one go. */
export function createStylesCompiler({
  root,
  cacheFolder,
  version,
  compileAll = compileStyles,
}: {
  readonly root: string;
  readonly cacheFolder: string;
  readonly version: string;
  readonly compileAll?: typeof compileStyles;
}): (file: string) => Promise<CompiledStyles> {
  const cache = createFileCache<CachedStyles>(cacheFolder);
  const pending = new Map<string, Promise<CompiledStyles>>();
  let batch: { files: Set<string>; compiled: Promise<Map<string, CompiledStyles>> } | undefined;

  function compileInBatch(file: string): Promise<CompiledStyles> {
    batch ??= startBatch();
    batch.files.add(file);
    return batch.compiled.then((compiled) => compiled.get(file) ?? failMissing(file));
  }

  function startBatch() {
    const files = new Set<string>();
    const compiled = new Promise((resolve) => setTimeout(resolve)).then(() => {
      batch = undefined;
      return compileAll([...files], root);
    });
    return { files, compiled };
  }

  async function findOrCompile(file: string): Promise<CompiledStyles> {
    const cached = await cache.get(file, version);
    if (cached && (await hashFiles(cached.files)) === cached.contentHash) return cached;
    const startedAt = Date.now();
    const compiled = await compileInBatch(file);
    const contentHash = await hashFiles(compiled.files);
    // A file that was saved during that time may not be part of it.
    const isCurrent = contentHash !== undefined && !(await haveChanged(compiled.files, startedAt));
    if (isCurrent) await cache.set(file, version, { ...compiled, contentHash });
    return compiled;
  }

  return (file) => {
    const compiling = pending.get(file) ?? findOrCompile(file);
    pending.set(file, compiling);
    return compiling.finally(() => pending.delete(file));
  };
}

const failMissing = (file: string): never => {
  throw new Error(`${file} was not compiled.`);
};
