import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countScripts,
  getBrotliBytes,
  getGzippedBytes,
  sumFontBytes,
} from './budget/client-files.mjs';
import { collectScripts } from './budget/manifest.mjs';
import { formatTable } from './lib/format-table.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';

/**
 * Manifest keys that every first visit executes; the app imports the entry script. Excludes scripts loaded when idle.
 */
const sharedEntries = ['browser.tsx'];

/**
 * What was reached, plus 2 % for bytes. Bytes are those of the larger language.
 * @type {Readonly<Record<string, { chunk: string, gzip: number, brotli: number, files: number }>>}
 */
const pages = {
  home: { chunk: 'storefront/home/HomePage.tsx', gzip: 103_800, brotli: 89_600, files: 8 },
  shop: { chunk: 'storefront/shop/ShopPage.tsx', gzip: 111_800, brotli: 96_800, files: 9 },
  product: {
    chunk: 'storefront/product/ProductPage.tsx',
    gzip: 113_400,
    brotli: 98_200,
    files: 9,
  },
  cart: { chunk: 'storefront/cart/CartPage.tsx', gzip: 112_900, brotli: 97_700, files: 12 },
};

const listTranslationFiles = (/** @type {string} */ page, /** @type {string} */ language) =>
  ['storefront', page].map((name) => `i18n/translations/${name}/${language}.po`);

const budget = { fonts: 42_800, scripts: 337 };

const clientFolder = resolveProjectPath('dist', 'client');
const manifestFile = join(clientFolder, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}
/** @type {import('./budget/manifest.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** @param {number} bytes */
const toKilobytes = (bytes) => bytes / 1000;

const scripts = Object.entries(pages).flatMap(([page, { chunk, gzip, brotli, files: maxFiles }]) =>
  ['en', 'es'].flatMap((language) => {
    const files = collectScripts(manifest, [
      ...sharedEntries,
      chunk,
      ...listTranslationFiles(page, language),
    ]);
    const sum = (/** @type {typeof getGzippedBytes} */ getBytes) =>
      files.reduce((bytes, file) => bytes + getBytes(clientFolder, file), 0);
    const name = `JavaScript, ${page} (${language})`;
    return [
      {
        name: `${name}, gzip kB`,
        value: toKilobytes(sum(getGzippedBytes)),
        max: toKilobytes(gzip),
      },
      {
        name: `${name}, Brotli kB`,
        value: toKilobytes(sum(getBrotliBytes)),
        max: toKilobytes(brotli),
      },
      { name: `${name}, files`, value: files.length, max: maxFiles },
    ];
  }),
);
const measurements = [
  ...scripts,
  {
    name: 'Fonts, kB',
    value: toKilobytes(sumFontBytes(clientFolder)),
    max: toKilobytes(budget.fonts),
  },
  { name: 'Scripts of all pages', value: countScripts(clientFolder), max: budget.scripts },
];

const format = (/** @type {number} */ value) =>
  Number.isInteger(value) ? String(value) : value.toFixed(1);
console.log(
  formatTable(
    ['first page', 'now', 'at most'],
    measurements.map(({ name, value, max }) => [name, format(value), format(max)]),
  ),
);

const overBudget = measurements.filter(({ value, max }) => value > max);
for (const { name } of overBudget) console.error(`${name} is over its budget.`);
process.exit(overBudget.length === 0 ? 0 : 1);
