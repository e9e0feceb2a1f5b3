import { expect } from '@playwright/test';
import { productTable } from '#contract/products/csv/columns';
import { fileOf, newLine } from '../products/import/testing/tables';
import { goToToast, leaveDialog, openDialog, press, toastPlace, type Walk } from './walk';

/** A table of one new product. */
async function tableOf(name: string, price: string) {
  const { head } = productTable([], new Date());
  const line = newLine(head, name).with(head.indexOf('price'), price);
  const file = fileOf([[...head], line]);
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Through the list of products, what is done to several of them, and what can become of a table of them. */
export const productsWalk: Walk = {
  address: '/admin?scenario=signed-in&tab=products',
  async through(page, look) {
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await look('the products');
    await page.getByLabel('Select this page').check();
    await look('the products, of which some are selected');
    await openDialog(page, 'Delete', /^Delete \d+ products\?$/);
    await look('the question before products are deleted');
    await leaveDialog(page, /^Delete/);
    await openDialog(page, 'Edit prices', 'Edit prices');
    await page.getByLabel('Change in percent').fill('-100');
    await press(page, 'Save prices');
    await expect(page.getByText(/would cost less than/)).toBeVisible();
    await look('new prices, of which one is too low');
    await leaveDialog(page, 'Edit prices');
    await press(page, 'Mark as out of stock');
    await goToToast(page);
    await look('a toast that offers to take something back', toastPlace);

    const choose = async (name: string, price: string) =>
      page.locator('input[type=file]').setInputFiles(await tableOf(name, price));
    await openDialog(page, 'Import CSV', 'Import Products');
    await look('the import of products');
    await choose('', 'cheap');
    await expect(page.getByRole('region', { name: 'Rows with errors' })).toBeVisible();
    await look('a table with faults');
    await choose('Quince Board', '42.50');
    await expect(page.getByText('1 new, 0 changed, 0 unchanged')).toBeVisible();
    await look('a table that can be imported');
    await press(page, 'Import 1 product');
    await goToToast(page);
    await look('what the import came to', toastPlace);
  },
};
