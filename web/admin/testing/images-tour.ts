import { expect, type Page } from '@playwright/test';
import { type AuditState, closeDialog, openDialog, openTab, pressButton, type Tour } from './tour';

const getRegion = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const expectSome = (page: Page, role: 'radio' | 'checkbox' | 'option') =>
  expect(page.getByRole(role)).not.toHaveCount(0);

async function auditProductImages(page: Page, audit: AuditState): Promise<void> {
  await page.getByRole('combobox', { name: 'Product', exact: true }).fill('Board');
  await expectSome(page, 'option');
  await audit('product combobox');
  await page.getByRole('option', { name: 'Classic Board', exact: true }).click();
  await expect(getRegion(page, 'Images').getByRole('listitem')).not.toHaveCount(0);
  await audit('product images');
  await openDialog(page, /^Delete/, 'Delete image?');
  await audit('image deletion confirmation');
  await closeDialog(page, 'Delete image?');
  await openDialog(page, 'Add Image', 'Add Image');
  await expectSome(page, 'radio');
  await audit('add image dialog');
  await closeDialog(page, 'Add Image');
}

async function auditBulkImages(page: Page, audit: AuditState): Promise<void> {
  for (const name of ['Classic Board', 'Sunday Brunch Board']) {
    await getRegion(page, 'Products').getByRole('checkbox', { name, exact: true }).press('Space');
  }
  await getRegion(page, 'Library images')
    .getByRole('checkbox', { name: 'Classic Board', exact: true })
    .press('Space');
  await audit('selected products and images');
  await pressButton(page, 'Assign Images to Products');
  await expect(getRegion(page, 'What’s left to do')).toBeVisible();
  await audit('bulk assignment errors');
}

async function auditHeaderMedia(page: Page, audit: AuditState): Promise<void> {
  await expectSome(page, 'radio');
  await audit('header image options');
  await page.getByRole('radio').nth(2).press('Space');
  await pressButton(page, 'Set as Header Image');
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await audit('current header image');
  await openDialog(page, 'Remove', 'Remove the header image?');
  await audit('header image removal confirmation');
}

/** Product images, bulk images and header media. */
export const imagesTour: Tour = {
  url: '/admin?scenario=signed-in&tab=images',
  async run(page, audit) {
    await auditProductImages(page, audit);
    await openTab(page, /^Bulk Images/);
    await auditBulkImages(page, audit);
    await openTab(page, /^Header Media/);
    await auditHeaderMedia(page, audit);
  },
};
