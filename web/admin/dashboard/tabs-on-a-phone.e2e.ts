import type { Page } from '@playwright/test';
import { shops } from '../../testing/browser/shops';
import { expect, test } from '../../testing/browser/test';

/** How many pixels of the open tab are cut off by the row it stands in. */
const cutOff = (page: Page) =>
  page.getByRole('tab', { selected: true }).evaluate((tab) => {
    const inner = tab.getBoundingClientRect();
    const outer = tab.parentElement?.getBoundingClientRect();
    if (!outer) throw new Error('The tab stands nowhere.');
    return Math.max(0, outer.left - inner.left) + Math.max(0, inner.right - outer.right);
  });

for (const { onMocks, use } of shops) {
  // The mocks begin with something of everything that has not been opened.
  if (!onMocks) continue;
  test.describe('on mocks', () => {
    test.use({ ...use, viewport: { width: 320, height: 640 } });

    // The last that grows when its mark arrives, and the one in the middle that others push aside.
    for (const tab of ['orders', 'restoration'] as const) {
      test(`the tab of ${tab} is whole, also once the unread marks are there`, async ({ page }) => {
        await page.goto(`/admin?tab=${tab}&scenario=signed-in,large-catalogue`);
        // A slow machine takes its time to fill a large shop.
        const marked = page.getByRole('tab', { name: /\(\S+ new\)$/ });
        await expect(marked).toHaveCount(3, { timeout: 60_000 });
        // Browsers scroll to whole device pixels.
        await expect.poll(() => cutOff(page)).toBeLessThan(1);
      });
    }
  });
}
