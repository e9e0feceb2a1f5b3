import { expect, type Page } from '@playwright/test';
import { buildUrl, csrfHeader } from '#contract/core/endpoint';
import { updateProduct } from '#contract/products/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { createFakeImage, createImageFile } from '../../testing/browser/media-library';
import { type AuditState, closeDialog, openDialog, pressButton, type Tour } from './tour';

const requiredFields = ['Name', 'Price', 'Region', 'Category', 'Image address', 'Description'];
const invalidFields = ['Quantity available', 'Dimensions', 'Weight'];

const getField = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name}( \\*)?$`));

async function auditNewProduct(page: Page, audit: AuditState): Promise<void> {
  await openDialog(page, 'Add Product', 'Add Product');
  await audit('new product form');
  for (const name of invalidFields) await getField(page, name).fill('many');
  await pressButton(page, 'Save');
  for (const name of [...requiredFields, ...invalidFields]) {
    await expect(getField(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await audit('product form with validation errors');
  await openDialog(page, 'Add a photo', 'Choose a picture');
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await audit('image picker');
  await page.getByRole('tab', { name: 'New photo' }).click();
  await audit('image upload');
  await page
    .locator('input[type=file]')
    .setInputFiles([await createImageFile('figs.png', '#5b2a4a'), createFakeImage('page.png')]);
  await expect(page.getByText(/isn’t a picture we can read/)).toBeVisible();
  await audit('image upload with an invalid file');
  await closeDialog(page, 'Choose a picture');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await audit('discard confirmation');
  await pressButton(page, 'Discard');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function fetchFirstProduct(page: Page): Promise<Product> {
  const products: Product[] = await page.evaluate(
    async (url) => (await fetch(url)).json(),
    listProducts.path,
  );
  const [product] = products;
  if (!product) throw new Error('There are no products.');
  return product;
}

/** Updates a product as another user would. */
async function saveConcurrently(page: Page, product: Product): Promise<void> {
  const url = buildUrl(updateProduct, { params: { id: product.id } });
  const { options: _, ...fields } = product;
  // Without options, the price is the default option's.
  const body = { ...fields, price: 77, description: 'Figs, walnuts and three cheeses.' };
  const headers = {
    'Content-Type': 'application/json',
    [csrfHeader.name]: csrfHeader.value,
  };
  const status = await page.evaluate(
    async ([target, headerFields, json]) =>
      (await fetch(target, { method: 'PUT', headers: headerFields, body: json })).status,
    [url, headers, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

/** The product form: a new product, and an edit conflict. */
export const productFormTour: Tour = {
  url: '/admin?scenario=signed-in&tab=products',
  async run(page, audit) {
    await auditNewProduct(page, audit);
    const product = await fetchFirstProduct(page);
    await openDialog(page, `Edit ${product.name}`, 'Edit Product');
    await audit('product form');
    await getField(page, 'Name').fill('Harvest Board');
    await saveConcurrently(page, product);
    await pressButton(page, 'Save');
    await expect(page.getByRole('radiogroup', { name: 'Options' })).toBeVisible();
    await audit('edit conflict');
  },
};
