import type { Page } from '@playwright/test';
import { findEarliestDay } from '#contract/core/dates';
import type { Product } from '#contract/products/schema';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { expect, test, waitForHydration } from '../testing/browser/test';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page. */
async function visitHomePage(page: Page): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

// One test, since a visit that installs the service worker takes long.
test('after one visit: /es/shop opens offline, home and shop as the server rendered them, other pages from the app shell, and changed products update the page', async ({
  page,
  context,
}) => {
  await visitHomePage(page);

  await test.step('/es/shop opens offline and shows the offline banner until the network is back', async () => {
    await context.setOffline(true);
    await page.goto('/es/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1, name: 'Tienda' })).toBeVisible();
    const offline = page.getByRole('status').filter({ hasText: 'Sin conexión.' });
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
  });

  await test.step('pages open from the app shell in the chosen theme; /admin, the API and health checks use the network', async () => {
    const { origin } = new URL(page.url());
    await context.addCookies([{ name: 'theme', value: 'dark', url: origin }]);
    const response = await page.goto('/about');
    expect(await response?.text()).not.toContain('page-data');
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paths = ['/admin', '/healthz', '/readyz', '/api/nothing', '/sitemap.xml', '/robots.txt'];
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.fromServiceWorker(), path).toBe(false);
    }
  });

  await test.step('the shop opens as the server rendered it, and is hydrated offline', async () => {
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length), {
        timeout: 30_000,
      })
      .toBe(2);
    await context.setOffline(true);
    const response = await page.goto('/shop');
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.text()).toContain('page-data');
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitForHydration(page);
    const offline = page.getByRole('status').filter({ hasText: 'Offline.' });
    await expect(offline).toBeVisible();
    const wish = page.getByRole('article').first().getByRole('button');
    await wish.click();
    await expect(wish).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
  });

  await test.step('a changed /api/products response updates the open page', async () => {
    await page.goto('/shop');
    const firstCard = page.getByRole('article').first().getByRole('heading');
    await expect(firstCard).toBeVisible();
    const firstName = await firstCard.textContent();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/products')) !== undefined))
      .toBe(true);
    await context.route('**/api/products', async (route) => {
      const products: Product[] = await (await route.fetch()).json();
      const json = products.map((product) =>
        product.name === firstName ? { ...product, name: 'A board by another name' } : product,
      );
      await route.fulfill({ json, headers: { ETag: '"changed"' } });
    });
    await page.reload();
    await expect(firstCard).toHaveText('A board by another name');
    // A handler that still runs when the test ends would fail the next one.
    await context.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a day that is full stays so offline after a reload', async () => {
    const { noticeHours } = defaultShopSettings;
    const day = findEarliestDay(new Date(), noticeHours, defaultShopSettings);
    const url = '**/api/busy-days';
    await context.route(url, (route) => route.fulfill({ json: [{ day, servingsLeft: -1 }] }));
    await page.goto(`/shop?date=${day}`);
    const noProducts = page.getByRole('heading', { name: 'No Products Found' });
    await expect(noProducts).toBeVisible();
    await context.unrouteAll({ behavior: 'wait' });
    await context.setOffline(true);
    await page.reload();
    await expect(noProducts).toBeVisible();
    await context.setOffline(false);
  });
});

test('the web app manifest has existing icons, one of them maskable', async ({ page }) => {
  const html = await page.goto('/');
  expect(await html?.text()).toMatch(/<noscript><link rel="manifest"[^>]*><\/noscript>/);
  const manifestUrl = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(String(manifestUrl))).json();
  expect(manifest.name).toBe('La Higuera');
  for (const icon of manifest.icons) {
    const response = await page.request.get(icon.src);
    expect(response.headers()['content-type']).toBe('image/png');
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});
