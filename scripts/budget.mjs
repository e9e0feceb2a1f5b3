import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesWithMocks, fontBytes, gzipped } from './budget/client.mjs';
import { collectScripts } from './budget/manifest.mjs';
import { inProject } from './ground/root.mjs';
import { table } from './report/table.mjs';

/**
 * Manifest keys that every first visit executes; the app imports the entry script. Excludes scripts loaded when idle.
 */
const everywhere = ['browser.tsx'];

const pages = {
  home: 'storefront/home/HomePage.tsx',
  shop: 'storefront/shop/ShopPage.tsx',
  product: 'storefront/product/ProductPage.tsx',
};

const listTranslationFiles = (/** @type {string} */ page, /** @type {string} */ language) =>
  ['storefront', page].map((name) => `i18n/catalogues/${name}/${language}.po`);

const budget = { script: 120_000, fonts: 60_000 };

const client = inProject('dist', 'client');
const manifestFile = join(client, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}
/** @type {import('./budget/manifest.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const scripts = Object.entries(pages).flatMap(([page, chunk]) =>
  ['en', 'es'].map((language) => {
    const files = collectScripts(manifest, [
      ...everywhere,
      chunk,
      ...listTranslationFiles(page, language),
    ]);
    const bytes = files.reduce((sum, file) => sum + gzipped(client, file), 0);
    return { name: `JavaScript, ${page} (${language})`, bytes, most: budget.script };
  }),
);
const measured = [...scripts, { name: 'Fonts', bytes: fontBytes(client), most: budget.fonts }];

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
console.log(
  table(
    ['first page, gzipped', 'kB', 'at most'],
    measured.map(({ name, bytes, most }) => [name, kB(bytes), kB(most)]),
  ),
);

const mocked = filesWithMocks(client);
for (const file of mocked) console.error(`${file} contains code of the mocks.`);
const over = measured.filter(({ bytes, most }) => bytes > most);
for (const { name } of over) console.error(`${name} is over its budget.`);
process.exit(mocked.length + over.length === 0 ? 0 : 1);
