import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { listProducts } from '#contract/products/endpoints';
import { importLimits } from '#contract/products/limits';
import type { Product } from '#contract/products/schema';
import { openAsAdmin } from '../../../testing/browser/admin-sign-in';
import { adminTexts as texts } from '../../../testing/browser/admin-texts';
import { expect, test } from '../../../testing/browser/own-server';

const validRow = {
  name: 'Quince Box',
  price: '42.50',
  category: 'Gift Boxes',
  region: 'Mexico',
  image_url: '/images/figs.jpg',
  description: 'Quince paste and Manchego.',
};

const buildFile = (...rows: readonly object[]) => Buffer.from(Papa.unparse([...rows]));

const withRow = (changes: Partial<typeof validRow>) => buildFile({ ...validRow, ...changes });

/** File content, and what the page says about it. */
const rejectedFiles: Readonly<Record<string, readonly [Buffer, RegExp]>> = {
  'UTF-16': [Buffer.from(`\ufeff${withRow({})}`, 'utf16le'), /isn’t in UTF-8/],
  'unbalanced quotes': [Buffer.from('name,price\r\n"A,1'), /quotes in row 2/],
  'too many rows': [
    buildFile(...Array.from({ length: importLimits.rows + 1 }, () => validRow)),
    /more than 10,000 rows/,
  ],
  'a first line of 300,000 characters': [
    Buffer.from(`${'name,'.repeat(60_000)}\r\n1`),
    /too long to name columns/,
  ],
  'a name of 300,000 characters': [withRow({ name: 'a'.repeat(300_000) }), /name .*200 characters/],
  'a NUL': [withRow({ name: 'Figs\0' }), /isn’t in UTF-8/],
  'an infinite price': [withRow({ price: '1e308' }), /price /],
  'a formula as the price': [withRow({ price: '=1+1' }), /price /],
  'a script as the image': [withRow({ image_url: 'javascript:alert(1)' }), /image_url /],
  'a file of the server as the image': [withRow({ image_url: 'file:///etc/passwd' }), /image_url /],
  'a path out of the folder as the image': [
    withRow({ image_url: '../../etc/passwd' }),
    /image_url /,
  ],
};

const fetchProducts = (page: Page): Promise<readonly Product[]> =>
  page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).json(), listProducts.path);

async function openImportDialog(page: Page) {
  await openAsAdmin(page, '/admin?tab=products');
  await page.getByRole('button', { name: texts.importCsv, exact: true }).click();
  return page.getByRole('dialog', { name: texts.importProducts });
}

const selectFile = (dialog: ReturnType<Page['getByRole']>, buffer: Buffer) =>
  dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });

test('a hostile CSV file is rejected with a readable error, and nothing is written', async ({
  page,
}) => {
  const dialog = await openImportDialog(page);
  const before = await fetchProducts(page);
  for (const [name, [content, message]] of Object.entries(rejectedFiles)) {
    await test.step(name, async () => {
      await selectFile(dialog, content);
      await expect(dialog).toContainText(message);
      const importButton = dialog.getByRole('button', { name: /^Import/ });
      await expect(importButton).toHaveAttribute('aria-disabled', 'true');
      expect(await fetchProducts(page)).toEqual(before);
    });
  }
});
