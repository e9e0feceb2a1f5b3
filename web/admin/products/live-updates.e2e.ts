import type { BrowserContext, Page } from '@playwright/test';
import { listProducts } from '#contract/products/endpoints';
import { localizePath, paths } from '../../routing/paths';
import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { adminTexts } from '../../testing/browser/admin-texts';
import { expect, test } from '../../testing/browser/own-server';
import { addProduct, changePrice, deleteProductInList } from '../../testing/browser/product-form';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { waitForHydration } from '../../testing/browser/test';

test.use({ serviceWorkers: 'allow' });

/** Opens a storefront tab whose service worker has cached the product list. */
async function openStorefrontTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(url);
  await waitForHydration(tab);
  await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The requests of the first visit bypassed the worker, which was not yet installed.
  await tab.reload();
  await waitForHydration(tab);
  await expect
    .poll(() => tab.evaluate(async (path) => Boolean(await caches.match(path)), listProducts.path))
    .toBe(true);
  return tab;
}

test('an open storefront tab shows product changes of the back office live, and offline after a reload', async ({
  page,
  context,
}) => {
  const name = `Persimmon Board`;
  const storefront = await openStorefrontTab(context, localizePath(paths.shop({ q: name }), 'en'));
  await expect(
    storefront.getByRole('heading', { name: storefrontTexts.en.noProducts }),
  ).toBeVisible();
  const article = storefront.getByRole('article').filter({ hasText: name });

  await openAsAdmin(page, '/admin?tab=products');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await addProduct(page, { name, price: '70' });
  await expect(article).toContainText('$70.00');

  await page.getByLabel(adminTexts.searchProducts).fill(name);
  await changePrice(page, { name, price: '74.25' });
  await expect(article).toContainText('$74.25');

  await deleteProductInList(page, name);
  await expect(article).toHaveCount(0);
  await page.getByRole('button', { name: adminTexts.undo, exact: true }).click();
  await expect(article).toContainText('$74.25');

  await context.setOffline(true);
  await storefront.reload();
  await expect(article).toContainText('$74.25');
});
