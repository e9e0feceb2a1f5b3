import { expect } from '@playwright/test';
import { buildProductCsv } from '#contract/products/csv/columns';
import { buildCsvFile, buildNewRow } from '../products/import/testing/csv-files';
import {
  closeDialog,
  focusToast,
  openDialog,
  pressButton,
  type Tour,
  toastRegionSelector,
} from './tour';

/** A CSV file with one new product. */
async function buildUploadFile(name: string, price: string) {
  const { header } = buildProductCsv([], new Date());
  const line = buildNewRow(header, name).with(header.indexOf('price'), price);
  const file = buildCsvFile([[...header], line]);
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** The product list, its bulk actions and the CSV import. */
export const productsTour: Tour = {
  url: '/admin?scenario=signed-in&tab=products',
  async run(page, audit) {
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await audit('product list');
    await page.getByLabel('Select this page').check();
    await audit('product list with a selection');
    await openDialog(page, 'Delete', /^Delete \d+ products\?$/);
    await audit('product deletion confirmation');
    await closeDialog(page, /^Delete/);
    await openDialog(page, 'Edit prices', 'Edit prices');
    await page.getByLabel('Change in percent').fill('-100');
    await pressButton(page, 'Save prices');
    await expect(page.getByText(/would cost less than/)).toBeVisible();
    await audit('new prices with an error');
    await closeDialog(page, 'Edit prices');
    await pressButton(page, 'Mark as out of stock');
    await focusToast(page);
    await audit('undo toast', toastRegionSelector);

    const choose = async (name: string, price: string) =>
      page.locator('input[type=file]').setInputFiles(await buildUploadFile(name, price));
    await openDialog(page, 'Import CSV', 'Import Products');
    await audit('product import dialog');
    await choose('', 'cheap');
    await expect(page.getByRole('region', { name: 'Rows with errors' })).toBeVisible();
    await audit('import with row errors');
    await choose('Quince Board', '42.50');
    await expect(page.getByText('1 new, 0 changed, 0 unchanged')).toBeVisible();
    await audit('import preview');
    await pressButton(page, 'Import 1 product');
    await focusToast(page);
    await audit('import result toast', toastRegionSelector);
  },
};
