import Papa from 'papaparse';
import { byteOrderMark } from '#contract/core/csv';
import { openAsAdmin } from '../../../testing/browser/admin-sign-in';
import { adminTexts } from '../../../testing/browser/admin-texts';
import { downloadCsvFile } from '../../../testing/browser/download-csv-file';
import { expect, test } from '../../../testing/browser/own-server';

function withPrice(text: string, price: string): string {
  const [columns = [], firstRow = [], ...otherRows] = Papa.parse<string[]>(text).data;
  return Papa.unparse([columns, firstRow.with(columns.indexOf('price'), price), ...otherRows]);
}

const texts = adminTexts;

test('products exported as CSV are imported with a changed price', async ({ page }) => {
  await openAsAdmin(page, '/admin?tab=products');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const { name, text } = await downloadCsvFile(page, texts.downloadCsv);
  expect(name).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(text.startsWith(byteOrderMark)).toBe(true);

  await page.getByRole('button', { name: texts.importCsv, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.importProducts });
  await dialog.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(withPrice(text, '1234.50')),
  });
  await expect(dialog.getByRole('status')).toContainText(texts.oneChanged);
  await dialog.getByRole('button', { name: texts.importOne, exact: true }).click();
  await expect(page.getByText(texts.imported, { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '$1,234.50' })).toHaveCount(1);
});
