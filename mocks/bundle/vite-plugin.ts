import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const entryFile = fileURLToPath(new URL('../browser.ts', import.meta.url));

/**
 * Serves the mocks as one module instead of some 400, which a browser would fetch one by one. Packages and files that
 * are imported with a query, such as `?url`, stay imports of that module, so Vite handles them as always. A change in
 * any of the bundled files reloads the page, as it does without the bundle.
 */
export const bundledMocks = (): Plugin => ({
  name: 'bundled-mocks',
  apply: 'serve',
  enforce: 'pre',
  load: {
    filter: { id: entryFile },
    async handler() {
      const { code, map, files } = await bundleMocks();
      for (const file of files) this.addWatchFile(file);
      return { code, map, meta: { sources: files } };
    },
  },
});

/** Such as `./panel.css?inline`. */
const keepQueries: Rolldown.Plugin = {
  name: 'keep-queries',
  resolveId: {
    filter: { id: /^\..*\?/ },
    handler: (id, importer) => ({ id: join(dirname(importer ?? entryFile), id), external: true }),
  },
};

/** Of the project's own files only; `files` are their paths. */
async function bundleMocks() {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: entryFile,
    platform: 'browser',
    external: /^(?![#./])/,
    makeAbsoluteExternalsRelative: false,
    checks: { bundlerTimings: false },
    plugins: [keepQueries],
  });
  try {
    const { output } = await build.generate({
      format: 'esm',
      sourcemap: true,
      codeSplitting: false,
    });
    const [chunk] = output;
    const files = chunk.moduleIds.filter((id) => !id.startsWith('\0'));
    return { code: chunk.code, map: chunk.map, files };
  } finally {
    await build.close();
  }
}
