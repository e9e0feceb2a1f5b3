import { paths } from '../../routing/paths';
import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { adminTexts as texts } from '../../testing/browser/admin-texts';
import { expect, test } from '../../testing/browser/own-server';
import { addProduct, changePrice, deleteProductInList } from '../../testing/browser/product-form';

test('an admin adds a product with an uploaded image, edits it, deletes it and restores it', async ({
  page,
}) => {
  const name = 'Walnut Board';
  await openAsAdmin(page, '/admin?tab=products');
  await addProduct(page, { name, price: '48.50' });
  await page.getByLabel(texts.searchProducts).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('$48.50');
  const image = row.locator('img');
  await expect(image).toHaveAttribute('src', /^\/api\/media\/optimize\//);
  await expect(image).toHaveJSProperty('complete', true);

  await changePrice(page, { name, price: '52' });
  await expect(row).toContainText('$52.00');

  await deleteProductInList(page, name);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: texts.undo, exact: true }).click();
  await expect(page.getByText(texts.undone, { exact: true })).toBeVisible();
  await expect(row).toContainText('$52.00');
});

test('a new product and its image appear on the shop page', async ({ page }) => {
  const name = 'Quince Board';
  await openAsAdmin(page, '/admin?tab=products');
  await addProduct(page, { name, price: '61' });
  const url = paths.shop({ q: name });
  await page.goto(url);
  const article = page.getByRole('article').filter({ hasText: name });
  await expect(article).toContainText('$61.00');
  await expect
    .poll(() => article.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
