import type { Page } from '@playwright/test';
import { onMocksAt } from '../../testing/browser/shops';
import { expect, test } from '../../testing/browser/test';

/** How many pixels of the open tab are cut off by the row it stands in. */
const cutOff = (page: Page) =>
  page.getByRole('tab', { selected: true }).evaluate((tab) => {
    const inner = tab.getBoundingClientRect();
    const outer = tab.parentElement?.getBoundingClientRect();
    if (!outer) throw new Error('The tab stands nowhere.');
    return Math.max(0, outer.left - inner.left) + Math.max(0, inner.right - outer.right);
  });

test.use({ ...onMocksAt(process.env.MOCKS_PORT), viewport: { width: 320, height: 640 } });

test('the open tab is in view on a phone, also with counts of unread submissions', async ({
  page,
}) => {
  // The last one, which grows when its count arrives, and one in the middle, which others push aside.
  for (const tab of ['orders', 'restoration'] as const) {
    await page.goto(`/admin?tab=${tab}&scenario=signed-in,large-catalogue`);
    // A slow machine takes its time to fill a large shop.
    const marked = page.getByRole('tab', { name: /\(\S+ new\)$/ });
    await expect(marked).toHaveCount(3, { timeout: 60_000 });
    // Browsers scroll to whole device pixels.
    await expect.poll(() => cutOff(page), tab).toBeLessThan(1);
  }
});
