import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { listProducts } from '#contract/products/endpoints';
import { importLimits } from '#contract/products/limits';
import type { Product } from '#contract/products/schema';
import { openAsAdmin } from '../../../testing/browser/admin-sign-in';
import { adminTexts as texts } from '../../../testing/browser/admin-texts';
import { downloadCsvFile } from '../../../testing/browser/download-csv-file';
import { expect, test } from '../../../testing/browser/own-server';
import { waitForHydration } from '../../../testing/browser/test';

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

const markup = `<img src=x onerror="document.title='hacked'">`;
const closing = '</script><script>document.title="hacked"</script>';

test('markup and formulas in a CSV file are only text: in the preview, on pages and in an export', async ({
  page,
}) => {
  const dialog = await openImportDialog(page);
  const before = await fetchProducts(page);
  const name = `${markup} ${closing}`;
  await selectFile(dialog, withRow({ name, description: '=HYPERLINK("https://evil.example")' }));
  const importButton = dialog.getByRole('button', { name: texts.importOne, exact: true });
  await expect(importButton).not.toHaveAttribute('aria-disabled', 'true');
  expect(await fetchProducts(page)).toEqual(before);
  await importButton.click();
  await expect(page.getByText(texts.imported, { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: markup });
  await expect(row).toHaveCount(1);
  const { text } = await downloadCsvFile(page, texts.downloadCsv);
  expect(text).toContain(`'=HYPERLINK`);

  const product = (await fetchProducts(page)).find((candidate) => candidate.name === name);
  for (const path of [`/product/${product?.id}`, `/es/product/${product?.id}`, '/shop']) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { name: markup }).first()).toBeVisible();
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    expect(await page.title()).not.toBe('hacked');
  }
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const json of data) expect(() => JSON.parse(json)).not.toThrow();
});
