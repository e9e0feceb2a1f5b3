import { expect, type Page } from '@playwright/test';
import { type Look, leaveDialog, openDialog, openTab, press, type Walk } from './walk';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const areThere = (page: Page, role: 'radio' | 'checkbox' | 'option') =>
  expect(page.getByRole(role)).not.toHaveCount(0);

async function imagesOfOne(page: Page, look: Look): Promise<void> {
  await page.getByRole('combobox', { name: 'Product', exact: true }).fill('Board');
  await areThere(page, 'option');
  await look('the choice of a product');
  await page.getByRole('option', { name: 'Classic Board', exact: true }).click();
  await expect(part(page, 'Images').getByRole('listitem')).not.toHaveCount(0);
  await look('the images of a product');
  await openDialog(page, /^Delete/, 'Delete image?');
  await look('the question before an image is deleted');
  await leaveDialog(page, 'Delete image?');
  await openDialog(page, 'Add Image', 'Add Image');
  await areThere(page, 'radio');
  await look('another image for a product');
  await leaveDialog(page, 'Add Image');
}

async function imagesOfMany(page: Page, look: Look): Promise<void> {
  for (const name of ['Classic Board', 'Garden Board']) {
    await part(page, 'Products').getByRole('checkbox', { name, exact: true }).press('Space');
  }
  await part(page, 'Library images')
    .getByRole('checkbox', { name: 'Classic Board', exact: true })
    .press('Space');
  await look('products and pictures that are selected');
  await press(page, 'Assign Images to Products');
  await expect(part(page, 'What’s left to do')).toBeVisible();
  await look('what was not done to many products');
}

async function head(page: Page, look: Look): Promise<void> {
  await areThere(page, 'radio');
  await look('the pictures for the head of the home page');
  await page.getByRole('radio').nth(2).press('Space');
  await press(page, 'Set as Header Image');
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await look('the head of the home page');
  await openDialog(page, 'Remove', 'Remove the header image?');
  await look('the question before the picture is removed');
}

/** Through the images of one product, those of many, and the one at the head of the home page. */
export const picturesWalk: Walk = {
  address: '/admin?scenario=signed-in&tab=images',
  async through(page, look) {
    await imagesOfOne(page, look);
    await openTab(page, /^Bulk Images/);
    await imagesOfMany(page, look);
    await openTab(page, /^Header Media/);
    await head(page, look);
  },
};
