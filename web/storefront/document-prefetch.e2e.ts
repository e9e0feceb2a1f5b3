import type { Page } from '@playwright/test';
import { blockScripts, expect, test, waitForHydration } from '../testing/browser/test';

interface PrefetchStatus {
  readonly prefetchUrl: string;
  readonly status: string;
}

/** Paths whose documents the browser has prefetched. */
async function recordPrefetchedPaths(page: Page): Promise<readonly string[]> {
  const paths: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }: PrefetchStatus) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname);
  });
  await devtools.send('Preload.enable');
  return paths;
}

test('before hydration, hovering a link prefetches its document, but never the cart', async ({
  page,
}) => {
  await blockScripts(page);
  const prefetched = await recordPrefetchedPaths(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Cart' }).hover();
  await header.getByRole('link', { name: 'About Us' }).hover();
  await expect.poll(() => prefetched).toEqual(['/about']);
  await page.getByRole('article').first().getByRole('link').hover();
  await expect
    .poll(() => prefetched)
    .toEqual(['/about', expect.stringMatching(/^\/product\/\d+$/)]);
});

test('after hydration, only the page in the other language is prefetched, and then opened', async ({
  page,
}) => {
  const prefetched = await recordPrefetchedPaths(page);
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
