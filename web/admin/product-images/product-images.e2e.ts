import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { expect, test } from '../../testing/browser/own-server';

const texts = {
  tab: 'Product Images',
  product: 'Product',
  board: 'Mediterranean Board',
  image: 'Dessert Board',
  add: 'Add Image',
  altText: 'Alt text (optional)',
  added: 'Image added to product successfully',
  images: 'Images',
  makePrimary: /^Set as Primary/,
  primary: 'Primary',
  done: 'Primary image updated successfully',
} as const;

test('an admin adds an image to a product and makes it primary', async ({ page }) => {
  const altText = 'Seen from the garden door';
  await openAsAdmin(page, '/admin?tab=products');
  await page.getByRole('tab', { name: texts.tab }).click();
  await page.getByRole('combobox', { name: texts.product, exact: true }).fill(texts.board);
  await page.getByRole('option', { name: texts.board, exact: true }).click();
  await page.getByRole('button', { name: texts.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.add });
  await dialog.getByRole('radio', { name: texts.image, exact: true }).check();
  await dialog.getByLabel(texts.altText).fill(altText);
  await dialog.getByRole('button', { name: texts.add, exact: true }).click();
  await expect(page.getByText(texts.added, { exact: true })).toBeVisible();

  const images = page.getByRole('region', { name: texts.images, exact: true });
  const image = images.getByRole('listitem').filter({ hasText: altText });
  await image.getByRole('button', { name: texts.makePrimary }).click();
  await expect(page.getByText(texts.done, { exact: true })).toBeVisible();
  await expect(image.getByText(texts.primary, { exact: true })).toBeVisible();
  await expect(images.getByText(texts.primary, { exact: true })).toHaveCount(1);
  await expect(images.getByRole('listitem').first()).toContainText(altText);
});
