import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { resolveToolScript } from '../lib/run.mjs';

const rules = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles'];

/** The linter's output for GitHub. */
const diagnosticPattern = /title=lint\/\w+\/(\w+),file=([^,]+),line=(\d+)/g;

/**
 * Lints files in a temporary project and returns the broken rules with their lines, by path.
 * @param {Record<string, string>} files source by path
 * @returns {Record<string, string[]>}
 */
function lint(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  for (const file of ['biome.json', 'biome.layers.jsonc', 'package.json', '.gitignore']) {
    cpSync(resolveProjectPath(file), join(folder, file));
  }
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [resolveToolScript('@biomejs/biome'), 'lint', ...rules, '--reporter=github', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  /** @type {Record<string, string[]>} */
  const violations = {};
  for (const [, rule, file = '', line] of stdout.matchAll(diagnosticPattern)) {
    const path = relative(folder, file);
    violations[path] = [
      ...new Set([...(violations[path] ?? []), `${rule} in line ${line}`]),
    ].sort();
  }
  return violations;
}

/** @type {[path: string, specifier: string][]} */
const forbiddenImports = [
  ['web/ui/button/Button.tsx', '../../storefront/cart/CartPage'],
  ['web/theme/tokens.ts', '../ui/button/Button'],
  ['web/storefront/cart/CartPage.tsx', '../../admin/products/ProductsTab'],
  ['web/admin/products/ProductsTab.tsx', '../../storefront/cart/CartPage'],
  ['web/storefront/cart/CartPage.tsx', '../../app/pages'],
  ['web/media/panel/MediaPanel.tsx', '../../admin/products/ProductsTab'],
  ['web/media/panel/MediaPanel.tsx', '../../admin/session/use-session'],
  ['web/media/panel/MediaPanel.tsx', '../../admin/BackOffice'],
  ['web/admin/shell/layout/BackOfficeLayout.tsx', '../../products/ProductsTab'],
  ['web/admin/shell/layout/BackOfficeLayout.tsx', '../../back-office-pages'],
  ['web/admin/shell/error-boundary/PageError.tsx', '../../../media/panel/MediaPanel'],
  ['web/admin/shell/error-boundary/PageError.tsx', '../../../admin/products/ProductsTab'],
  ['web/admin/shell/error-boundary/PageError.tsx', '../../../storefront/cart/CartPage'],
  ['web/data/request.ts', '#mocks/browser'],
  ['web/data/request.ts', '../offline/worker-messages'],
  ['web/routing/PageLink.tsx', '../offline/update/reload-when-safe'],
  ['web/seo/PageHead.tsx', '../storefront/recipes/recipe'],
  ['web/storefront/cart/CartPage.tsx', '@faker-js/faker'],
  ['web/outbox/send.ts', '../offline/update/update'],
  ['web/routing/paths.ts', '../app/pages'],
  ['web/ui/button/Button.tsx', '../../workshop/StoryPreview.css'],
  ['web/app/App.tsx', '../ui/button/button.stories'],
  ['web/workshop/story-list.ts', '../../api/catalog/product-store'],
  ['api/platform/digest.ts', '../database/connect'],
  ['api/platform/digest.ts', '#contract/core/text'],
  ['api/database/open-database.ts', '../catalog/product-store'],
  ['api/dispatch/dispatch.ts', '../media/media-store'],
  ['api/dispatch/dispatch.ts', '../http/router'],
  ['api/catalog/product-store.ts', '../http/router'],
  ['api/media/create-media-library.ts', '../config'],
  ['api/visitors/visitor-counter.ts', '../http/state'],
  ['api/http/security-headers.ts', '../pages/page-routes'],
  ['api/database/open-database.ts', '../seed/seed'],
  ['api/media/media-store.ts', '#mocks/browser'],
  ['mocks/browser.ts', '../api/http/router'],
  ['mocks/panel/Panel.tsx', '../../web/ui/button/Button'],
];

/** Lints in as few runs as possible: entries with the same path need separate runs. */
function lintForbiddenImports() {
  /** @type {string[][]} */
  const violations = forbiddenImports.map(() => []);
  let remaining = forbiddenImports.map(([path, specifier], index) => ({ path, specifier, index }));
  while (remaining.length > 0) {
    const batch = new Map(remaining.map((violation) => [violation.path, violation]));
    const reported = lint(
      Object.fromEntries(
        [...batch.values()].map(({ path, specifier }) => [
          path,
          `import '${specifier}';\nexport const load = () => import('${specifier}');\n`,
        ]),
      ),
    );
    for (const { path, index } of batch.values()) violations[index] = reported[path] ?? [];
    remaining = remaining.filter(({ path, index }) => batch.get(path)?.index !== index);
  }
  return violations;
}

describe('import rules', () => {
  const violations = lintForbiddenImports();

  test.each(forbiddenImports.map(([path, specifier], index) => ({ path, specifier, index })))(
    '$path may not import $specifier',
    ({ index }) => {
      expect(violations[index]).toEqual([
        'noRestrictedImports in line 1',
        'noRestrictedImports in line 2',
      ]);
    },
  );

  test('the media manager may import the admin shell', () => {
    const path = 'web/media/panel/MediaPanel.tsx';
    expect(lint({ [path]: "import '../../admin/shell/session/use-session';\n" })).toEqual({});
  });

  test('the admin shell may import its own folders and the layers below', () => {
    const path = 'web/admin/shell/layout/BackOfficeLayout.tsx';
    const source = "import '../session/use-session';\nimport '../../../ui/button/Button';\n";
    expect(lint({ [path]: source })).toEqual({});
  });

  test('a test may import the mocks', () => {
    expect(lint({ 'web/data/request.test.ts': "import '#mocks/node-server';\n" })).toEqual({});
  });

  test('a cycle of type-only imports through the contract alias is reported', () => {
    const files = {
      'api/contract/a.ts': "import type { B } from './b';\nexport type A = B[];\n",
      'api/contract/b.ts': "import type { A } from '#contract/a';\nexport type B = A[];\n",
    };
    expect(Object.values(lint(files))[0]).toEqual(['noImportCycles in line 1']);
  });
});
