import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

/** Modules that the mocks load in the browser. */
const entries = [
  'dispatch/dispatch.ts',
  'dispatch/local-client.ts',
  'handlers.ts',
  'accounts/administrators.ts',
  'accounts/first-administrator.ts',
  'accounts/passwords.ts',
  'accounts/sessions.ts',
  'platform/cache-version.ts',
  'database/migrations/index.ts',
  'database/migrate.ts',
  'seed/demo-rows.ts',
  'media/providers/providers.ts',
  'visitors/visitors.ts',
].map((file) => join(import.meta.dirname, file));

/** Packages that must not reach the browser, even where they ship a browser build. */
const serverPackages = /^(@node-rs\/|koa|knex$|pg$|pino$|sharp$|sqlite3$)/;

const isDependency = (id: string) => id.includes('/node_modules/');

/** Bundles files for browsers; lists own modules that need Node, as "file imports package". */
async function findNodeImports(input: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: [...input] } },
    plugins: [nodeImports(found)],
  });
  return found.sort();
}

function nodeImports(found: string[]): Plugin {
  const imports: { readonly importer: string; readonly source: string }[] = [];
  return {
    name: 'node-imports',
    enforce: 'pre',

    resolveId(source, importer) {
      if (importer === undefined || !(isBuiltin(source) || serverPackages.test(source)))
        return null;
      imports.push({ importer, source });
      return { id: source, external: true };
    },

    moduleParsed({ id, code }) {
      const [global] = (!isDependency(id) && code?.match(/\b(Buffer|process)(?=\.)/)) || [];
      if (global) imports.push({ importer: id, source: global });
    },

    buildEnd() {
      const getImporters = (id: string) => this.getModuleInfo(id)?.importers ?? [];
      for (const { importer, source } of imports) {
        for (const ours of nearestOwn(importer, getImporters)) {
          found.push(`${relative(import.meta.dirname, ours)} imports ${source}`);
        }
      }
    },
  };
}

/** The closest own modules that (transitively) import a module in node_modules. */
function nearestOwn(id: string, getImporters: (id: string) => readonly string[]): Set<string> {
  const [own, seen, waiting] = [new Set<string>(), new Set<string>(), [id]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (isDependency(next)) waiting.push(...getImporters(next));
    else own.add(next);
  }
  return own;
}

test('API handlers run in a browser: no module imports Node or a server package', async () => {
  expect(await findNodeImports(entries)).toEqual([]);
});

test('findNodeImports names a module that imports Node', async () => {
  const found = await findNodeImports([join(import.meta.dirname, 'media/providers/disk.ts')]);
  expect(found).toContain('media/providers/disk.ts imports node:fs/promises');
  expect(found).toContain('media/write-whole.ts imports process');
});
