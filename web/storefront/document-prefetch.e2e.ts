import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../testing/browser/test';

interface PrefetchStatus {
  readonly prefetchUrl: string;
  readonly status: string;
}

/** URLs, without the origin, whose documents the browser has prefetched. */
async function recordPrefetchedUrls(page: Page): Promise<readonly string[]> {
  const urls: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }: PrefetchStatus) => {
    const { pathname, search } = new URL(prefetchUrl);
    if (status === 'Ready') urls.push(pathname + search);
  });
  await devtools.send('Preload.enable');
  return urls;
}

test('before hydration, hovering a link prefetches its document, but never the cart', async ({
  page,
}) => {
  // The app never arrives, but its entry script does.
  await page.route('**/assets/storefront-*.js', () => undefined);
  const prefetched = await recordPrefetchedUrls(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Cart' }).hover();
  await header.getByRole('link', { name: 'About Us' }).hover();
  await expect.poll(() => prefetched).toEqual(['/about']);
  await page.getByRole('article').first().getByRole('link').hover();
  const product: unknown = expect.stringMatching(/^\/product\/\d+$/);
  await expect.poll(() => prefetched).toEqual(['/about', product]);
  await page.getByRole('link', { name: 'Grazing Tables' }).first().hover();
  await expect.poll(() => prefetched).toEqual(['/about', product, '/shop?category=grazing']);
  await header.getByRole('link', { name: 'La Higuera' }).hover();
  await expect.poll(() => prefetched).toEqual(['/about', product, '/shop?category=grazing', '/']);
});

test('after hydration, only the page in the other language is prefetched, and then opened', async ({
  page,
}) => {
  const prefetched = await recordPrefetchedUrls(page);
  await page.goto('/shop');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'About Us' }).hover();
  await header.getByRole('link', { name: 'Español' }).hover();
  await expect.poll(() => prefetched).toEqual(['/es/shop']);
  await header.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/shop');
  const deliveryTypes = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => 'deliveryType' in entry && entry.deliveryType),
  );
  expect(deliveryTypes).toEqual(['navigational-prefetch']);
});
