import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGzippedBytes, sumFontBytes } from './budget/client-files.mjs';
import { collectScripts } from './budget/manifest.mjs';
import { formatTable } from './lib/format-table.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';

/**
 * Manifest keys that every first visit executes; the app imports the entry script. Excludes scripts loaded when idle.
 */
const sharedEntries = ['browser.tsx'];

const pages = {
  home: 'storefront/home/HomePage.tsx',
  shop: 'storefront/shop/ShopPage.tsx',
  product: 'storefront/product/ProductPage.tsx',
  cart: 'storefront/cart/CartPage.tsx',
};

const listTranslationFiles = (/** @type {string} */ page, /** @type {string} */ language) =>
  ['storefront', page].map((name) => `i18n/translations/${name}/${language}.po`);

const budget = { script: 120_000, fonts: 42_800 };

const clientFolder = resolveProjectPath('dist', 'client');
const manifestFile = join(clientFolder, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}
/** @type {import('./budget/manifest.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const scripts = Object.entries(pages).flatMap(([page, chunk]) =>
  ['en', 'es'].map((language) => {
    const files = collectScripts(manifest, [
      ...sharedEntries,
      chunk,
      ...listTranslationFiles(page, language),
    ]);
    const bytes = files.reduce((sum, file) => sum + getGzippedBytes(clientFolder, file), 0);
    return { name: `JavaScript, ${page} (${language})`, bytes, maxBytes: budget.script };
  }),
);
const measurements = [
  ...scripts,
  { name: 'Fonts', bytes: sumFontBytes(clientFolder), maxBytes: budget.fonts },
];

const formatKilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
console.log(
  formatTable(
    ['first page, gzipped', 'kB', 'at most'],
    measurements.map(({ name, bytes, maxBytes }) => [
      name,
      formatKilobytes(bytes),
      formatKilobytes(maxBytes),
    ]),
  ),
);

const overBudget = measurements.filter(({ bytes, maxBytes }) => bytes > maxBytes);
for (const { name } of overBudget) console.error(`${name} is over its budget.`);
process.exit(overBudget.length === 0 ? 0 : 1);
