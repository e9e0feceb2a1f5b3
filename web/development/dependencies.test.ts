import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { mockDependencies, webDependencies, workshopDependencies } from './dependencies';

const project = join(import.meta.dirname, '../..');

/** Imported by what transforms the sources. */
const compiledImports = ['react/jsx-dev-runtime', 'react/jsx-runtime'];

/** Gone once the sources are transformed. */
const replacedPackages: Readonly<Record<string, string | undefined>> = {
  '@lingui/core/macro': '@lingui/core',
  '@lingui/react/macro': '@lingui/react',
  '@vanilla-extract/css': undefined,
};

const isPackage = (id: string) => /^(?![#./\0])/.test(id);

/** All packages that the module imports, also by way of other modules of the project. */
async function listPackages(entry: string, isOutside: (id: string) => boolean): Promise<string[]> {
  const packages = new Set<string>();
  const build = await rolldown({
    input: join(project, entry),
    platform: 'browser',
    external: isOutside,
    plugins: [
      {
        name: 'record-packages',
        resolveId(id) {
          if (!isPackage(id)) return undefined;
          packages.add(id);
          return { id, external: true };
        },
        load: (id) => (/\.(css|po)$/.test(id) ? { code: '', moduleType: 'js' } : undefined),
      },
    ],
  });
  await build.generate();
  await build.close();
  return (
    [...packages]
      .map((id) => (id in replacedPackages ? replacedPackages[id] : id))
      .filter((id) => id !== undefined)
      // Vite serves styles, fonts and files with a query from the package itself.
      .filter((id) => !/\?|\.css$|^virtual:/.test(id))
  );
}

const sort = (names: Iterable<string>) => [...new Set(names)].sort();

test('webDependencies lists every package that the web imports', async () => {
  const imported = await listPackages('web/start.ts', (id) => id.startsWith('#mocks/'));
  expect(sort(webDependencies)).toEqual(sort([...compiledImports, ...imported]));
});

test('mockDependencies lists every package that only the mocks import', async () => {
  const imported = await listPackages('mocks/browser.ts', (id) => id.includes('?'));
  expect(sort(mockDependencies)).toEqual(
    sort(imported.filter((name) => !webDependencies.includes(name))),
  );
});

test('workshopDependencies lists every package that only the workshop imports', async () => {
  const entries = ['web/workshop/main.tsx', 'web/workshop/preview.tsx'];
  const imported = await Promise.all(
    entries.map((entry) =>
      listPackages(entry, (id) => id.startsWith('#mocks/') || id.includes('?')),
    ),
  );
  const others = [...webDependencies, ...mockDependencies];
  expect(sort(workshopDependencies)).toEqual(
    sort(imported.flat().filter((name) => !others.includes(name))),
  );
});
