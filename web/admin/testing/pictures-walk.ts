import { expect, type Page } from '@playwright/test';
import { type Look, leaveDialog, openDialog, openTab, press, type Walk } from './walk';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const areThere = (page: Page, role: 'radio' | 'checkbox' | 'option') =>
  expect(page.getByRole(role)).not.toHaveCount(0);

async function imagesOfOne(page: Page, look: Look): Promise<void> {
  await page.getByRole('combobox', { name: 'Product', exact: true }).fill('Board');
  await areThere(page, 'option');
  await look('product combobox');
  await page.getByRole('option', { name: 'Classic Board', exact: true }).click();
  await expect(part(page, 'Images').getByRole('listitem')).not.toHaveCount(0);
  await look('product images');
  await openDialog(page, /^Delete/, 'Delete image?');
  await look('image deletion confirmation');
  await leaveDialog(page, 'Delete image?');
  await openDialog(page, 'Add Image', 'Add Image');
  await areThere(page, 'radio');
  await look('add image dialog');
  await leaveDialog(page, 'Add Image');
}

async function imagesOfMany(page: Page, look: Look): Promise<void> {
  for (const name of ['Classic Board', 'Garden Board']) {
    await part(page, 'Products').getByRole('checkbox', { name, exact: true }).press('Space');
  }
  await part(page, 'Library images')
    .getByRole('checkbox', { name: 'Classic Board', exact: true })
    .press('Space');
  await look('selected products and images');
  await press(page, 'Assign Images to Products');
  await expect(part(page, 'What’s left to do')).toBeVisible();
  await look('bulk assignment errors');
}

async function head(page: Page, look: Look): Promise<void> {
  await areThere(page, 'radio');
  await look('header image options');
  await page.getByRole('radio').nth(2).press('Space');
  await press(page, 'Set as Header Image');
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await look('current header image');
  await openDialog(page, 'Remove', 'Remove the header image?');
  await look('header image removal confirmation');
}

/** Product images, bulk images and header media. */
export const imagesTour: Walk = {
  url: '/admin?scenario=signed-in&tab=images',
  async through(page, look) {
    await imagesOfOne(page, look);
    await openTab(page, /^Bulk Images/);
    await imagesOfMany(page, look);
    await openTab(page, /^Header Media/);
    await head(page, look);
  },
};
