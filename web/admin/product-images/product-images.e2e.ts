import { openAsAdministrator } from '../../testing/browser/administrator';
import { expect, test } from '../../testing/browser/own-shop';

const say = {
  tab: 'Product Images',
  product: 'Product',
  board: 'Mediterranean Board',
  add: 'Add Image',
  altText: 'Alt text (optional)',
  added: 'Image added to product successfully',
  images: 'Images',
  makePrimary: /^Set as Primary/,
  primary: 'Primary',
  done: 'Primary image updated successfully',
} as const;

test('an admin adds an image to a product and makes it primary', async ({ page }) => {
  const altText = 'From above';
  await openAsAdministrator(page, '/admin');
  await page.getByRole('tab', { name: say.tab }).click();
  await page.getByRole('combobox', { name: say.product, exact: true }).fill(say.board);
  await page.getByRole('option', { name: say.board, exact: true }).click();
  await page.getByRole('button', { name: say.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say.add });
  const imageOptions = dialog.getByRole('radio');
  await imageOptions.nth(2).check();
  await dialog.getByLabel(say.altText).fill(altText);
  await dialog.getByRole('button', { name: say.add, exact: true }).click();
  await expect(page.getByText(say.added, { exact: true })).toBeVisible();

  const images = page.getByRole('region', { name: say.images, exact: true });
  const image = images.getByRole('listitem').filter({ hasText: altText });
  await image.getByRole('button', { name: say.makePrimary }).click();
  await expect(page.getByText(say.done, { exact: true })).toBeVisible();
  await expect(image.getByText(say.primary, { exact: true })).toBeVisible();
  await expect(images.getByText(say.primary, { exact: true })).toHaveCount(1);
  await expect(images.getByRole('listitem').first()).toContainText(altText);
});
