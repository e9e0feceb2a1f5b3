import { expect } from '@playwright/test';
import { buildProductCsv } from '#contract/products/csv/columns';
import { buildCsvFile, newLine } from '../products/import/testing/tables';
import { goToToast, leaveDialog, openDialog, press, toastPlace, type Walk } from './walk';

/** A CSV file with one new product. */
async function buildUploadFile(name: string, price: string) {
  const { header } = buildProductCsv([], new Date());
  const line = newLine(header, name).with(header.indexOf('price'), price);
  const file = buildCsvFile([[...header], line]);
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** The product list, its bulk actions and the CSV import. */
export const productsWalk: Walk = {
  url: '/admin?scenario=signed-in&tab=products',
  async through(page, look) {
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await look('product list');
    await page.getByLabel('Select this page').check();
    await look('product list with a selection');
    await openDialog(page, 'Delete', /^Delete \d+ products\?$/);
    await look('product deletion confirmation');
    await leaveDialog(page, /^Delete/);
    await openDialog(page, 'Edit prices', 'Edit prices');
    await page.getByLabel('Change in percent').fill('-100');
    await press(page, 'Save prices');
    await expect(page.getByText(/would cost less than/)).toBeVisible();
    await look('new prices with an error');
    await leaveDialog(page, 'Edit prices');
    await press(page, 'Mark as out of stock');
    await goToToast(page);
    await look('undo toast', toastPlace);

    const choose = async (name: string, price: string) =>
      page.locator('input[type=file]').setInputFiles(await buildUploadFile(name, price));
    await openDialog(page, 'Import CSV', 'Import Products');
    await look('product import dialog');
    await choose('', 'cheap');
    await expect(page.getByRole('region', { name: 'Rows with errors' })).toBeVisible();
    await look('import with row errors');
    await choose('Quince Board', '42.50');
    await expect(page.getByText('1 new, 0 changed, 0 unchanged')).toBeVisible();
    await look('import preview');
    await press(page, 'Import 1 product');
    await goToToast(page);
    await look('import result toast', toastPlace);
  },
};
