import type { Page } from '@playwright/test';
import { blockScripts, expect, needsServer, test, waitForHydration } from '../testing/browser/test';

/** The name of a script doesn't tell what is in it. */
async function abortScriptsWith(page: Page, text: string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await ((await response.text()).includes(text) ? route.abort() : route.fulfill({ response }));
  });
}

test.describe('A page from the server', needsServer('Mocks render pages in the browser.'), () => {
  for (const path of ['/', '/shop', '/product/22'])
    test(`adds to the wishlist of ${path} what was clicked before its code was loaded`, async ({
      page,
    }) => {
      const release = await blockScripts(page);
      await page.goto(path);
      const button = page.getByRole('button', { name: /^Wishlist: / }).first();
      await button.click();
      release();
      await waitForHydration(page);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });

  test('adds the product to the cart once when its button was clicked twice before the code was loaded', async ({
    page,
  }) => {
    const release = await blockScripts(page);
    await page.goto('/product/22');
    await page.getByRole('button', { name: 'Add to cart' }).dblclick();
    release();
    await waitForHydration(page);
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('adds the size that was chosen before the code was loaded to the cart', async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto('/product/18');
    const large = page.getByRole('radio', { name: /^Large/ });
    await large.click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(/size=large/);
    await expect(large).toBeChecked();
    // What was clicked before the size was known is not added.
    await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(
      page.getByText('1 × Classic Board, Large added to your cart', { exact: true }),
    ).toBeVisible();
  });

  test('plans without the allergens that were chosen before the code was loaded', async ({
    page,
  }) => {
    const release = await blockScripts(page);
    await page.goto('/plan');
    const names = ['Tree nuts', 'Milk'];
    for (const name of names) await page.getByRole('checkbox', { name }).check({ force: true });
    await page.getByRole('radio', { name: 'The whole meal' }).check({ force: true });
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(/style=meal/);
    const query = new URL(page.url()).searchParams;
    expect(query.getAll('without')).toHaveLength(2);
    for (const name of names) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  });

  test('sorts the shop as it was chosen before the code was loaded', async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto('/shop');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.focus();
    await sort.selectOption({ label: 'Price' });
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(/sort=price/);
  });

  test('keeps its footer when its Spanish texts fail to load', async ({ page }) => {
    await abortScriptsWith(page, 'Tarjetas que aceptamos');
    const failedRequest = page.waitForEvent('requestfailed');
    await page.goto('/es/contact');
    await waitForHydration(page);
    await failedRequest;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.getByRole('contentinfo').getByText('Síguenos')).toBeVisible();
  });
});
