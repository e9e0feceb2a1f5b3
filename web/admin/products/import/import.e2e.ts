import Papa from 'papaparse';
import { byteOrderMark } from '#contract/core/csv';
import { openAsAdministrator } from '../../../testing/browser/administrator';
import { ownerWords } from '../../../testing/browser/back-office';
import { expect, test } from '../../../testing/browser/own-shop';
import { savedTable } from '../../../testing/browser/saved-table';

function withPrice(text: string, price: string): string {
  const [head = [], first = [], ...others] = Papa.parse<string[]>(text).data;
  return Papa.unparse([head, first.with(head.indexOf('price'), price), ...others]);
}

const words = ownerWords;

test('products exported as CSV are imported with a changed price', async ({ page }) => {
  await openAsAdministrator(page, '/admin');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const { name, text } = await savedTable(page, words.downloadTable);
  expect(name).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(text.startsWith(byteOrderMark)).toBe(true);

  await page.getByRole('button', { name: words.importTable, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.importProducts });
  await dialog.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(withPrice(text, '1234.50')),
  });
  await expect(dialog.getByRole('status')).toContainText(words.oneChanges);
  await dialog.getByRole('button', { name: words.importOne, exact: true }).click();
  await expect(page.getByText(words.imported, { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '$1,234.50' })).toHaveCount(1);
});
