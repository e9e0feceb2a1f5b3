import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

/** Modules that the mocks load in the browser. */
const entries = [
  'dispatch/dispatch.ts',
  'dispatch/local-client.ts',
  'handlers.ts',
  'accounts/admin-store.ts',
  'accounts/ensure-admin.ts',
  'accounts/password-verifier.ts',
  'accounts/session-store.ts',
  'platform/cache-version.ts',
  'database/migrations/index.ts',
  'database/migrate.ts',
  'seed/insert-demo-rows.ts',
  'media/providers/provider-registry.ts',
  'visitors/visitor-counter.ts',
].map((file) => join(import.meta.dirname, file));

/** Packages that must not reach the browser, even where they ship a browser build. */
const serverPackages = /^(@node-rs\/|koa|knex$|nodemailer$|pg$|pino$|sharp$|sqlite3$)/;

const isDependency = (id: string) => id.includes('/node_modules/');

/** Bundles files for browsers; lists own modules that need Node, as "file imports package". */
async function findNodeImports(input: readonly string[]): Promise<string[]> {
  const violations: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: [...input] } },
    plugins: [nodeImports(violations)],
  });
  return violations.sort();
}

function nodeImports(violations: string[]): Plugin {
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
      const [nodeGlobal] = (!isDependency(id) && code?.match(/\b(Buffer|process)(?=\.)/)) || [];
      if (nodeGlobal) imports.push({ importer: id, source: nodeGlobal });
    },

    buildEnd() {
      const getImporters = (id: string) => this.getModuleInfo(id)?.importers ?? [];
      for (const { importer, source } of imports) {
        for (const module of findNearestOwnModules(importer, getImporters)) {
          violations.push(`${relative(import.meta.dirname, module)} imports ${source}`);
        }
      }
    },
  };
}

/** The closest own modules that (transitively) import a module in node_modules. */
function findNearestOwnModules(
  id: string,
  getImporters: (id: string) => readonly string[],
): Set<string> {
  const [ownModules, seen, queue] = [new Set<string>(), new Set<string>(), [id]];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (isDependency(next)) queue.push(...getImporters(next));
    else ownModules.add(next);
  }
  return ownModules;
}

test('API handlers run in a browser: no module imports Node or a server package', async () => {
  expect(await findNodeImports(entries)).toEqual([]);
});

test('findNodeImports names a module that imports Node', async () => {
  const violations = await findNodeImports([
    join(import.meta.dirname, 'media/providers/disk-provider.ts'),
  ]);
  expect(violations).toContain('media/providers/disk-provider.ts imports node:fs/promises');
  expect(violations).toContain('media/write-file-atomic.ts imports process');
});
